import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Changes, changesSchema } from "#/contract/change.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { catalogueChanges } from "#/server/platform/db/schema/changes.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { idsOf, readCollection } from "./read-collection.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

const COLLECTIONS = {
  album: "/api/album_lists_front",
  track: "/api/tracks",
  writer: "/api/page_writers",
  placement: "/api/page_placements",
};
type Kind = keyof typeof COLLECTIONS;

async function changes(query = ""): Promise<Changes> {
  const answer = await api.fetch(`/api/changes${query}`);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  return changesSchema.parse(await answer.json());
}
/** Walks the feed to its end. */
async function allAfter(cursor?: string, more = "") {
  const found: Changes["hydra:member"] = [];
  for (let after = cursor; ; ) {
    const page = await changes(`?itemsPerPage=50${after ? `&after=${after}` : ""}${more}`);
    found.push(...page["hydra:member"]);
    after = page.cursor;
    if (!page.hasMore) return { found, cursor: after };
  }
}
const newest = async () => (await allAfter()).cursor;
const told = async (cursor: string) =>
  (await allAfter(cursor)).found.map(({ change, kind, id }) => `${change} ${kind} ${id}`).toSorted();
const updatedAtOf = async (kind: Kind, id: number) =>
  ((await (await api.fetch(`${COLLECTIONS[kind]}/${id}`)).json()) as { updatedAt: string }).updatedAt;

test("the feed begins with everything that shows, each thing once, and its addresses answer", async () => {
  const { found } = await allAfter();
  for (const [kind, path] of Object.entries(COLLECTIONS)) {
    const of = found.filter((one) => one.kind === kind);
    const { "hydra:totalItems": total } = await readCollection(api, `${path}?itemsPerPage=0`);
    expect(of).toHaveLength(Number(total));
    expect(new Set(of.map(({ id }) => id)).size).toBe(of.length);
    expect((await api.fetch(of[0]?.resource ?? "")).status).toBe(200);
  }
});

test("a value edited in the database changes the track that shows it; an unchanged value and the popularity do not", async () => {
  const before = await newest();
  await api.db.execute(sql`update tracks set bpm = 77 where id = 4`);
  await api.db.execute(sql`update track_writers set share = 50 where track_id = 6`);
  await api.db.execute(sql`update track_versions set label = label || '.' where id =
    (select min(id) from track_versions where track_id = 8)`);
  expect(await told(before)).toEqual(["changed track 4", "changed track 6", "changed track 8"]);

  const after = await newest();
  await api.db.execute(sql`update tracks set popularity = popularity + 1, bpm = bpm`);
  await refreshSearch(api.db);
  expect(await told(after)).toEqual([]);
});

test("a new name of a writer, a term or an album changes every track and album that shows it", async () => {
  const [track] = await api.db.select().from(tracks).where(eq(tracks.id, 1));
  const [writer = 0] = track?.writerIds ?? [];
  const before = await newest();
  await api.db.update(writers).set({ name: "Somebody Else" }).where(eq(writers.id, writer));
  const ofWriter = await told(before);
  expect(ofWriter).toEqual(
    expect.arrayContaining([
      `changed writer ${writer}`,
      "changed track 1",
      `changed album ${track?.albumId}`,
    ]),
  );
  expect(ofWriter.filter((one) => one.includes("placement"))).toEqual([]);

  const [term = 0] = track?.termIds ?? [];
  const named = await newest();
  await api.db.update(terms).set({ title: "Renamed" }).where(eq(terms.id, term));
  expect(await told(named)).toContain("changed track 1");

  const renamed = await newest();
  await api.db.update(albums).set({ name: "Another" }).where(eq(albums.id, 2));
  const own = await api.db.select({ id: tracks.id }).from(tracks).where(eq(tracks.albumId, 2));
  expect(await told(renamed)).toEqual(
    ["changed album 2", ...own.map(({ id }) => `changed track ${id}`)].toSorted(),
  );
});

test("a hidden or deleted album leaves tombstones for itself and its tracks, and comes back as new", async () => {
  const of = await api.db.select({ id: tracks.id }).from(tracks).where(eq(tracks.albumId, 3));
  const gone = ["withdrawn album 3", ...of.map(({ id }) => `withdrawn track ${id}`)].toSorted();
  const before = await newest();
  await api.db.update(albums).set({ isEnable: false }).where(eq(albums.id, 3));
  expect(await told(before)).toEqual(gone);
  const hidden = await newest();
  await api.db.update(albums).set({ isEnable: true }).where(eq(albums.id, 3));
  const { found } = await allAfter(hidden, "&kind[]=album");
  expect(found).toMatchObject([{ change: "changed", id: 3, resource: "/api/album_lists_front/3" }]);
  expect(found[0]?.publishedAt).toBe(found[0]?.at);

  const shown = await newest();
  await api.db.delete(placements).where(eq(placements.id, 1));
  await api.db.delete(albums).where(eq(albums.id, 3));
  expect((await told(shown)).filter((one) => !/^changed (writer|placement)/.test(one))).toEqual(
    [...gone, "withdrawn placement 1"].toSorted(),
  );
});

test("records that were never shown are not in the feed", async () => {
  const before = await newest();
  await api.db.insert(writers).values({ name: "Hidden", slug: "hidden", slugEn: "hidden", isEnable: false });
  await api.db.update(writers).set({ biography: "…" }).where(eq(writers.slug, "hidden"));
  await api.db.delete(writers).where(eq(writers.slug, "hidden"));
  expect(await told(before)).toEqual([]);
});

test("changes that are rolled back or still in an open transaction are not in the feed", async () => {
  const before = await newest();
  await api.db
    .transaction(async (transaction) => {
      await transaction.update(tracks).set({ bpm: 99 }).where(eq(tracks.id, 5));
      throw new Error("no");
    })
    .catch(() => undefined);
  expect(await told(before)).toEqual([]);
});

test("a record that changes meanwhile moves to the end of the feed, and none is skipped", async () => {
  const start = await changes("?itemsPerPage=10&kind[]=track");
  expect(start.hasMore).toBe(true);
  await api.db.update(tracks).set({ bpm: 101 }).where(eq(tracks.id, 9));
  const { found } = await allAfter(start.cursor, "&kind[]=track");
  expect(found.at(-1)).toMatchObject({ id: 9, change: "changed" });
  const known = [...start["hydra:member"], ...found].map(({ id }) => id);
  const all = await api.db.select().from(catalogueChanges).where(eq(catalogueChanges.kind, "track"));
  expect(new Set(known)).toEqual(new Set(all.map(({ resourceId }) => resourceId)));
});

test("the answer has the full address of the next page, and reading can begin at any time", async () => {
  const first = await changes("?itemsPerPage=3&kind[]=writer");
  const next = first["hydra:view"]["hydra:next"];
  expect(next).toContain("kind");
  const second = changesSchema.parse(await (await api.fetch(next)).json());
  expect(second["hydra:member"].map(({ kind }) => kind)).toEqual(["writer", "writer", "writer"]);
  expect(second["hydra:member"].map(({ id }) => id)).not.toEqual(first["hydra:member"].map(({ id }) => id));
  expect((await changes("?since=2099-01-01"))["hydra:member"]).toEqual([]);
  expect((await changes("?since=2020-01-01T00:00:00%2B02:00&itemsPerPage=2"))["hydra:member"]).toHaveLength(
    2,
  );
});

test("a client that starts now and gets no changes continues from now, not from the beginning", async () => {
  const { "hydra:member": found, cursor, "hydra:view": view } = await changes("?since=2099-01-01");
  expect(found).toEqual([]);
  expect(view["hydra:next"]).toContain(cursor);
  expect(await told(cursor)).toEqual([]);
  await api.db.update(tracks).set({ bpm: 103 }).where(eq(tracks.id, 11));
  expect(await told(cursor)).toEqual(["changed track 11"]);
});

test.each([
  ["?after=nonsense", 400],
  // More than a number of a row can be.
  [`?after=${Buffer.from("1.track.9999999999").toString("base64url")}`, 400],
  ["?since=yesterday", 400],
  // Outside the years 1 to 9999, or so in UTC.
  ["?since=0000-01-01", 400],
  ["?since=0001-01-01T00:30:00%2B01:00", 400],
  ["?since=9999-12-31T23:59-01:00", 400],
  ["?itemsPerPage=-1", 400],
  [`?after=${Buffer.from("999999999.track.1").toString("base64url")}`, 410],
])("%s is refused with %i", async (query, status) => {
  expect((await api.fetch(`/api/changes${query}`)).status).toBe(status);
});

test.each(Object.entries(COLLECTIONS))(
  "%ss say when they changed, and are found by it",
  async (kind, path) => {
    const [id = 0] = idsOf(await readCollection(api, `${path}?itemsPerPage=1`)) as number[];
    const was = await updatedAtOf(kind as Kind, id);
    expect(new Date(was).toISOString()).toBe(was);
    const table = { album: "albums", track: "tracks", writer: "writers", placement: "placements" }[
      kind as Kind
    ];
    await api.db.execute(
      sql`update ${sql.identifier(table)} set sort_order = sort_order + 1000 where id = ${id}`,
    );
    const is = await updatedAtOf(kind as Kind, id);
    expect(is > was).toBe(true);

    const since = async (query: string) =>
      idsOf(await readCollection(api, `${path}?itemsPerPage=100&${query}`));
    expect(await since(`updatedAt[gte]=${is}`)).toEqual([id]);
    expect(await since(`updatedAt[gt]=${is}`)).toEqual([]);
    expect(await since(`updatedAt[lt]=${is}`)).not.toContain(id);
    expect((await since("order[updatedAt]=desc"))[0]).toBe(id);
    // A value that is no instant is ignored, as everywhere (contract §0.4).
    for (const none of ["soon", "0000-01-01", "9999-12-31T23:59-01:00"]) {
      expect(await since(`updatedAt[gte]=${none}`)).toEqual(await since(""));
    }
  },
);

test("credits that are declared anew are a change of the track", async () => {
  const was = await updatedAtOf("track", 10);
  await api.db.update(trackWriters).set({ share: 33 }).where(eq(trackWriters.trackId, 10));
  expect((await updatedAtOf("track", 10)) > was).toBe(true);
});

test("a further ISRC is a change of the track", async () => {
  await api.db.update(tracks).set({ isrc: "FRZ032600012" }).where(eq(tracks.id, 10));
  const was = await updatedAtOf("track", 10);
  await api.db
    .update(tracks)
    .set({ otherIsrcs: ["GBAYE2600014"] })
    .where(eq(tracks.id, 10));
  expect((await updatedAtOf("track", 10)) > was).toBe(true);
});
