import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "#/contract/endpoints.ts";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import { longestOf } from "#/server/platform/http/overlong-list.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

/** What froze the process for a minute while it was put in order. */
const FREEZING = "\u0316\u0301".repeat(120_000);
const NOT_ALLOWED = "This value contains characters that are not allowed.";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api, { email: "ana@example.org" });
});
afterAll(() => api.close());

const signIn = (body: object) =>
  api.fetch("/authentification", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const send = (method: string, path: string, json: unknown) => ana.fetch(path, { method, json });

async function refusalOf(answer: Response) {
  expect(answer.status).toBe(422);
  const text = await answer.text();
  return { size: text.length, ...violationListSchema.parse(JSON.parse(text)) };
}

test.each([
  ["an e-mail", { email: `${FREEZING}@example.org`, password: "x" }, "email"],
  ["a password", { email: "ana@example.org", password: FREEZING }, "password"],
  [
    "an attribute nobody asked for",
    { email: "ana@example.org", password: "x", a: [{ b: FREEZING }] },
    "a[0].b",
  ],
])("%s of 240,000 combining marks is refused before anyone puts them in order", async (_, body, path) => {
  const { violations } = await refusalOf(await signIn(body));
  expect(violations).toMatchObject([{ propertyPath: path }]);
});

test("a heap of combining marks is refused in a body, in a query and in an address, thirty are not", async () => {
  const heap = `a${"\u0316\u0301".repeat(16)}`;
  const inBody = await refusalOf(await signIn({ email: heap, password: "x" }));
  expect(inBody.violations).toEqual([
    { propertyPath: "email", message: NOT_ALLOWED, code: VIOLATION_CODES.format },
  ]);
  const inQuery = await refusalOf(
    await api.fetch(`/api/front/global_search?search=${encodeURIComponent(heap)}`),
  );
  expect(inQuery.violations[0]?.propertyPath).toBe("search");
  expect((await api.fetch(`/api/front/album/${encodeURIComponent(heap)}`)).status).toBe(404);
  const few = encodeURIComponent(`a${"\u0301".repeat(30)}`);
  expect((await api.fetch(`/api/front/global_search?search=${few}`)).status).toBe(200);
});

test("a field of an upload with a heap of combining marks makes the body malformed", async () => {
  const form = new FormData();
  form.set("weights", FREEZING.slice(0, 30_000));
  form.set("file", new File([Buffer.from("ID3")], "a.mp3"));
  const answer = await api.fetch("/api/front/file_similarity_search", { method: "POST", body: form });
  expect(answer.status).toBe(400);
});

test("of a hundred thousand faults twenty are told, and how many more there are", async () => {
  const answer = await refusalOf(
    await signIn({ email: "ana@example.org", password: "x", a: Array(100_000).fill("\u0001") }),
  );
  expect(answer.violations).toHaveLength(20);
  expect(answer.detail.split("\n").at(-1)).toBe("And 99980 more.");
  expect(answer["hydra:description"]).toBe(answer.detail);
  expect(answer.size).toBeLessThan(10_000);
});

test("what is told of a fault never holds a name of half a megabyte", async () => {
  const name = "n".repeat(500_000);
  const answer = await signIn({ email: "a", password: "x", [name]: "\u0001" });
  expect(answer.status).toBe(401);
});

test("a list that is too long is refused by its length, not by its members", async () => {
  const created = await send("POST", "/api/user_playlists", { name: "Long lists" });
  const { id } = (await created.json()) as { id: number };
  const share = await refusalOf(
    await send("PATCH", `/api/user_playlists_team/${id}`, {
      id,
      sharedWithList: Array(16_000).fill({ email: "no address" }),
    }),
  );
  expect(share.violations).toMatchObject([{ propertyPath: "sharedWithList" }]);
  const sheet = await refusalOf(
    await send("PATCH", `/api/user_playlists/${id}/cue_sheet`, {
      programme: {},
      cues: Array(18_000).fill({ id: "?" }),
    }),
  );
  expect(sheet.violations).toMatchObject([{ propertyPath: "cues" }]);
});

test("a cue sheet with a thousand faults tells twenty of them", async () => {
  const { id } = (await (await send("POST", "/api/user_playlists", { name: "Faults" })).json()) as {
    id: number;
  };
  const cues = Array(1_000).fill({ id: "?", title: "x".repeat(301) });
  const answer = await refusalOf(
    await send("PATCH", `/api/user_playlists/${id}/cue_sheet`, { programme: {}, cues }),
  );
  expect(answer.violations).toHaveLength(20);
  expect(answer.detail).toContain("And 1980 more.");
});

test("every list that a body may hold says how long it may be", () => {
  const unbounded: string[] = [];
  const walk = (schema: z.core.$ZodType, path: string) => {
    if (schema instanceof z.ZodArray) {
      if (longestOf(schema as z.ZodArray) === Infinity) unbounded.push(path);
      walk(schema.element, `${path}[]`);
    }
    if (schema instanceof z.ZodObject)
      for (const [name, inner] of Object.entries(schema.shape)) walk(inner, `${path}.${name}`);
    const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
    if (innerType) walk(innerType, path);
  };
  expect(endpoints.length).toBeGreaterThan(10);
  for (const { body, path } of endpoints) if (body) walk(body, path);
  expect(unbounded).toEqual([]);
});
