import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

const read = async <Answer>(path: string) => (await (await api.fetch(path)).json()) as Answer;

test("tracks of an album and versions of a track come by their sortOrder, whatever they were stored as", async () => {
  type Album = { id: number; tracks: { id: number }[] };
  type Versions = { "hydra:member": { id: number }[] };
  const path = "/api/front/album/delta-sans-fin";
  const before = await read<Album>(path);
  const versionsPath = `/api/tracks/${before.tracks[0]?.id}/versions?ows=8&isEnable=true`;
  const versionsBefore = await read<Versions>(versionsPath);
  expect(before.tracks.length).toBeGreaterThan(2);
  expect(versionsBefore["hydra:member"].length).toBeGreaterThan(1);

  await api.db
    .update(tracks)
    .set({ sortOrder: sql`1000 - ${tracks.sortOrder}` })
    .where(eq(tracks.albumId, before.id));
  await api.db.update(trackVersions).set({ sortOrder: sql`1000 - ${trackVersions.sortOrder}` });
  expect((await read<Album>(path)).tracks.map(({ id }) => id)).toEqual(
    before.tracks.map(({ id }) => id).toReversed(),
  );
  expect((await read<Versions>(versionsPath))["hydra:member"].map(({ id }) => id)).toEqual(
    versionsBefore["hydra:member"].map(({ id }) => id).toReversed(),
  );
});

test.each([
  ["nameFr", "order[nameFr]=asc"],
  ["name", "order[name]=asc"],
] as const)("albums sort by %s with É among the E", async (column, order) => {
  const names = ["Fleuve", "Ébène", "Écume", "Eau", "edelweiss"];
  const ids = await api.db.select({ id: albums.id }).from(albums).orderBy(albums.id).limit(names.length);
  for (const [index, { id }] of ids.entries()) {
    await api.db
      .update(albums)
      .set({ [column]: `0 ${names[index]}` })
      .where(eq(albums.id, id));
  }
  type List = { "hydra:member": Record<string, string>[] };
  const { "hydra:member": members } = await read<List>(`/api/album_lists_front?${order}&row=5`);
  expect(members.map((album) => album[column]?.slice(2))).toEqual([
    "Eau",
    "Ébène",
    "Écume",
    "edelweiss",
    "Fleuve",
  ]);
});
