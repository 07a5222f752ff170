import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "#/contract/endpoints.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { readCollection } from "./read-collection.ts";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
  ana = await signedIn(api);
});
afterAll(async () => {
  await api.reset();
  await api.close();
});
beforeEach(() => {
  api.errors.length = 0;
});

/** Texts that end a string, a statement, a pattern, a query or an array where they are pasted into one. */
const payloads = [
  "'",
  "''",
  '"',
  "`",
  "\\",
  "\\'",
  "';--",
  "' or '1'='1",
  "') or ('1'='1",
  "'; drop table tracks; --",
  "1; select pg_sleep(5)",
  "1 union select 1",
  "/*",
  "*/",
  "$$",
  "$1",
  "%",
  "_",
  "%_%",
  "\\%",
  "{}",
  "{1,2}",
  "}",
  "array[1]",
  ":*",
  "&",
  "|",
  "!",
  "<->",
  "(",
  ")",
  "a & | !",
  "a:b*",
  "-",
  '-"',
  '"unclosed',
  "OR",
  "OR OR",
  "\u{1F3B5}",
  "ﬀ％＿",
  "9".repeat(40),
  "NaN",
  "-0",
  "[]",
  "__proto__",
];

/** Every filter and order of every call; a refused page would keep the rest from being read. */
const filters = endpoints
  .filter(({ method, query }) => method === "GET" && query instanceof z.ZodObject)
  .map(({ path, query, access }) => {
    const names = Object.keys((query as z.ZodObject).shape).filter(
      (name) => !/^(page|itemsPerPage|row|ows|type)$/.test(name),
    );
    // Data of one person, or one named thing, may be missing; the call must not fail.
    const isOpen = access === "public" && !path.includes("{");
    return [path.replace(/\{\w+\}/, "1"), { names, isOpen, access }] as const;
  });

/** Calls that refuse a malformed value instead of ignoring it: a place in the feed of changes, and an instant. */
const REFUSING = new Set(["/api/changes"]);

test.each([...new Map(filters)])(
  "%s: nothing sent breaks out of its value",
  async (path, { names, isOpen, access }) => {
    for (const payload of payloads) {
      const query = new URLSearchParams(names.map((name) => [name, payload]));
      const ask = access === "token" ? ana.fetch : (address: string) => api.fetch(address);
      const { status } = await ask(`${path}?${query}`);
      if (isOpen) expect(status, payload).toBe(REFUSING.has(path) ? 400 : 200);
      else expect(status, payload).toBeLessThan(500);
    }
    expect(api.errors).toEqual([]);
  },
);

test("a search of every kind takes any text", async () => {
  for (const payload of payloads) {
    const response = await api.fetch(
      `/api/front/global_search?type=all&search=${encodeURIComponent(payload)}`,
    );
    expect(response.status, payload).toBe(200);
  }
  expect(api.errors).toEqual([]);
});

test.each([
  "/api/front/shared_playlists/a%00b",
  "/api/front/shared_playlists/a%00b/download",
  "/api/front/shared_playlists/a%00b/tracks/1/download",
])("no share page has %s for its address, and nothing fails over it", async (path) => {
  expect((await api.fetch(path)).status).toBe(404);
  expect(api.errors).toEqual([]);
});

test("NUL in a query is refused and in a path not found", async () => {
  expect((await api.fetch("/api/tracks?name=a%00b")).status).toBe(422);
  expect((await api.fetch("/api/front/album/a%00b")).status).toBe(404);
});

test.each([
  "/api/tracks?name=",
  "/api/album_lists_front?search=",
  "/api/page_writers?search=",
  "/api/track_terms?search=",
])("in %s the signs of patterns are themselves", async (address) => {
  for (const sign of ["%", "_", "\\", "％", "%%", "a%a"]) {
    const found = await readCollection(api, address + encodeURIComponent(sign));
    expect(found["hydra:totalItems"], sign).toBe(0);
  }
});

test("after these requests the catalogue still has its tracks", async () => {
  expect((await readCollection(api, "/api/tracks"))["hydra:totalItems"]).toBeGreaterThan(100);
});
