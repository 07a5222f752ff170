import { afterAll, beforeAll, expect, test } from "vitest";
import { albumEndpoint } from "#/contract/album.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("demo");
}, 60_000);
afterAll(() => api.close());

/** Two tracks are Roots, two Drive; the first track is Roots. Drive was stored before Roots. */
test("an album's moods are sorted by their number of tracks, then by their first track", async () => {
  const answer = await api.fetch(new Request("http://localhost/api/front/album/delta-sans-fin"));
  const album = albumEndpoint.answer.parse(await answer.json());
  const moods = album.terms.filter(({ taxonomy }) => taxonomy === "moods").map(({ slug }) => slug);
  expect(moods.slice(0, 2)).toEqual(["roots", "drive"]);
});
