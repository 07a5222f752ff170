import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#/contract/endpoints.ts";
import { createApi } from "#/server/start/api.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

/** Calls whose body is only searched for, and not stored. */
const SEARCHES = [
  "/api/front/clip_candidates",
  "/api/front/file_similarity_search",
  "/api/front/programme_uses",
  "/api/front/video_similarity_search",
];

let api: TestApi;
let app: Hono;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
  ana = await signedIn(api);
  app = createApi({ ...api.dependencies, isReadOnly: true });
});
afterAll(() => api.close());

const ask = (path: string, method = "GET", json?: unknown) =>
  app.request(`http://localhost:4000${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${ana.token}`,
      "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });

const writing = endpoints.filter(({ method }) => method !== "GET");
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, "1");

test("everything that would be stored is refused in words that say when to come back, and nothing is", async () => {
  const refused: string[] = [];
  for (const { method, path } of writing) {
    const answer = await ask(addressOf(path), method, {});
    if (answer.status !== 503) continue;
    refused.push(`${method} ${path}`);
    expect([path, answer.headers.get("Retry-After")]).toEqual([path, "60"]);
    expect(await answer.json()).toMatchObject({
      "@type": "hydra:Error",
      "hydra:description": expect.stringMatching(/^Nothing can be stored just now/),
    });
  }
  const others = writing
    .map(({ method, path }) => `${method} ${path}`)
    .filter((one) => !refused.includes(one));
  expect(others.toSorted()).toEqual(SEARCHES.map((path) => `POST ${path}`));
  expect((await ask("/api/user_playlists", "POST", { name: "Not kept" })).status).toBe(503);
  const { rows } = await api.db.execute(sql`select count(*)::int as count from playlists`);
  expect(rows).toEqual([{ count: 0 }]);
});

test("reading goes on, that of private data too", async () => {
  for (const path of ["/api/tracks/1", "/api/cms_menus", "/api/user_playlists", "/api/user/me/sessions"])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
});
