import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#/contract/endpoints.ts";
import {
  musicAdvices,
  playlistItems,
  playlistLinks,
  playlistNotes,
  playlists,
} from "#/server/platform/db/schema/projects.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
  ana = await signedIn(api);
  await api.db.insert(playlists).values({ userId: ana.id, name: "Mékong" });
  await api.db.insert(playlistItems).values({ playlistId: 1, trackId: 3, position: 0 });
  const createdAt = new Date();
  await api.db
    .insert(playlistNotes)
    .values({ playlistId: 1, trackId: 3, userId: ana.id, text: "!", createdAt });
  await api.db.insert(playlistLinks).values({ playlistId: 1, token: TOKEN, createdAt });
  await api.db.insert(musicAdvices).values({ userId: ana.id, name: "Conseil" });
});
afterAll(() => api.close());

/** Of a share page. */
const TOKEN = "a".repeat(43);
const addressOf = (path: string) =>
  path.replace("{token}", TOKEN).replace("{id}", path.startsWith("/api/user/") ? String(ana.id) : "1");

const patches = endpoints.filter(({ method }) => method === "PATCH").map(({ path }) => path);

test.each(patches)("an empty merge patch of %s is taken and changes nothing", async (path) => {
  const address = addressOf(path);
  const reading = address.replace("/me/", "/");
  const before = await (await ana.fetch(reading)).json();
  const answer = await ana.fetch(address, { method: "PATCH", json: {} });
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
  expect(await (await ana.fetch(reading)).json()).toEqual(before);
});

test.each(patches)("a patch of %s that is no object is refused", async (path) => {
  const address = addressOf(path);
  for (const json of [null, [], "x", 1]) {
    expect((await ana.fetch(address, { method: "PATCH", json })).status).toBe(400);
  }
});
