import { expect, test } from "vitest";
import { SMALL_BODY } from "#/contract/body-size.ts";
import { endpoints } from "#/contract/endpoints.ts";
import { JsonExtent } from "#/server/platform/http/json-extent.ts";
import { some } from "#/tests/support/some.ts";
import { validRequests } from "./valid-requests.ts";

const PLACES = { "/api/user_playlists/": "7", "/api/user/": "3" };
const ITEMS = Array.from({ length: 1_200 }, (_, at) => `/api/track_versions/${at + 1}`);
const all = [...validRequests(PLACES, ITEMS)];

test("full bodies are valid by their call's schema, and within its limits", () => {
  const full = all.filter(({ body, headers }) => body && !headers["content-type"]?.startsWith("multipart"));
  for (const { method, target, body = "" } of some(full)) {
    const endpoint = endpoints.find(
      (one) =>
        one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, "\\d+")}$`).test(target),
    );
    expect(endpoint, target).toBeDefined();
    expect(endpoint?.body?.safeParse(JSON.parse(body)).error, target).toBeUndefined();
    const { bytes, keys, items, text = bytes, escapes = bytes } = endpoint?.largestBody ?? SMALL_BODY;
    const extent = new JsonExtent();
    extent.take(Buffer.from(body));
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bytes);
    expect(extent.keys).toBeLessThanOrEqual(keys);
    expect(extent.items).toBeLessThanOrEqual(items);
    expect(extent.text).toBeLessThanOrEqual(text);
    expect(extent.escapes).toBeLessThanOrEqual(escapes);
  }
  expect(full.map(({ target }) => target)).toEqual(
    expect.arrayContaining([
      ...["/api/user_playlists/7/cue_sheet", "/api/user_playlists/7", "/api/user/me/3"],
      "/api/front/programme_uses",
    ]),
  );
});

test("a project and a cart get as many different items as they hold, or all that exist, and name the number", () => {
  const heldOf = (items: readonly string[]) =>
    [...validRequests(PLACES, items)]
      .filter(({ body }) => body?.startsWith('{"tracks":') || body?.startsWith('{"cart":'))
      .map(({ what, body = "" }) => {
        const { tracks, cart } = JSON.parse(body);
        const list: string[] = tracks ?? cart.items;
        return [what, new Set(list).size, list.length];
      });
  expect(heldOf(ITEMS)).toEqual([
    ["a project with 1000 of 1000 items", 1_000, 5_000],
    ["a cart with 500 of 500 items", 500, 5_000],
  ]);
  expect(heldOf(ITEMS.slice(0, 700))).toEqual([
    ["a project with 700 of 1000 items", 700, 5_000],
    ["a cart with 500 of 500 items", 500, 5_000],
  ]);
});

test("briefs of all scripts are as long as a brief may be", () => {
  const briefs = all.filter(({ what }) => what.startsWith("a brief"));
  for (const { target } of some(briefs))
    expect([...decodeURIComponent(target.split("=")[1] ?? "")]).toHaveLength(400);
  expect(briefs.length).toBeGreaterThan(8);
});
