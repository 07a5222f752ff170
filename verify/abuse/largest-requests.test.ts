import { expect, test } from "vitest";
import { endpoints } from "#/contract/endpoints.ts";
import { openApi } from "#/server/platform/open-api/open-api.ts";
import { largestRequests } from "./largest-requests.ts";
import { largestJson } from "./largest-values.ts";
import { callsOf, type OpenApi } from "./open-api-document.ts";

const document = openApi("https://music.example", "1") as unknown as OpenApi;
/** Smaller than the real limits, so that the bodies are built faster. */
for (const { operation } of callsOf(document))
  if (operation.requestBody?.["x-largest-body"])
    operation.requestBody["x-largest-body"] = { bytes: 2_000, keys: 200, items: 100 };

test("every call of the API is requested with the largest query and body it accepts, and in ways that it refuses", () => {
  const asked = new Map<string, string[]>();
  for (const { method, target, what } of largestRequests(document, { "/api/user_playlists/": "7" })) {
    const call = `${method} ${target.split("?")[0]}`;
    asked.set(call, [...(asked.get(call) ?? []), what]);
  }
  for (const { method, path, body } of endpoints) {
    const place = path.startsWith("/api/user_playlists/") ? "7" : "1";
    const call = `${method} ${path.replace(/\{\w+\}/g, place).replace(/\/$/, "")}`;
    expect(asked.get(call), call).toEqual(
      expect.arrayContaining([
        "no token",
        "a bad token",
        ...(body ? ["each value right", "a byte too much"] : []),
      ]),
    );
  }
});

test("many texts fill the body if each of them is limited", () => {
  const size = { bytes: 10_000, keys: 1_000, items: 300, text: 1_000, escapes: 900 };
  const print = { type: "array", items: { type: "string" }, maxItems: 20 };
  const list = { type: "object", properties: { print } };
  const filled = JSON.parse(largestJson(document, list, size, "right")) as { print: string[] };
  expect(filled.print.map((piece) => Buffer.byteLength(piece))).toEqual(
    Array.from({ length: 9 }, () => 1_000),
  );
  const post = { requestBody: { content: { "application/json": { schema: list } }, "x-largest-body": size } };
  const asked = [...largestRequests({ paths: { "/api/print": { post } } }, {})];
  for (const long of ["a long text", "a long text of escapes", "a long number"]) {
    const { body = "" } = asked.find(({ what }) => what === long) ?? {};
    const texts: unknown[] = JSON.parse(body).email;
    expect(texts, long).toHaveLength(9);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(10_000);
    const escapes = body.split("\\").length - 1;
    expect(escapes, long).toBe(long === "a long text of escapes" ? 900 : 0);
  }
  for (const [refused, bytes] of [
    ["a byte too much", 10_001],
    ["no JSON", 10_000],
  ] as const) {
    const { body = "" } = asked.find(({ what }) => what === refused) ?? {};
    expect(Buffer.byteLength(body), refused).toBe(bytes);
    const longest = Math.max(...body.split(/[^ax]/).map(({ length }) => length));
    expect(longest, refused).toBeLessThanOrEqual(1_000);
  }
});

test("a body is filled almost up to the limit of its call, and no further", () => {
  const size = { bytes: 10_000, keys: 1_000, items: 300 };
  const cue = {
    type: "object",
    properties: { title: { type: "string", maxLength: 50 }, at: { type: "integer" } },
  };
  const list = { type: "object", properties: { cues: { type: "array", items: cue } } };
  const cues = JSON.parse(largestJson(document, list, size, "right")).cues as { title: string; at: number }[];
  expect(cues.length).toBeGreaterThan(100);
  const json = largestJson(document, list, size, "right");
  expect(Buffer.byteLength(json)).toBeLessThanOrEqual(10_000);
  expect(Buffer.byteLength(json)).toBeGreaterThan(9_000);
  expect(JSON.parse(largestJson(document, list, size, "of another kind")).cues[0]).toEqual({
    title: 1,
    at: "x",
  });
  const text = { type: "object", properties: { print: { type: "string" } } };
  expect(Buffer.byteLength(largestJson(document, text, size, "right"))).toBeGreaterThan(9_000);
});
