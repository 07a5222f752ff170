import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { cartEndpoint } from "#/contract/cart.ts";
import { cueSheetSchema } from "#/contract/cue-sheet.ts";
import { musicAdviceSchema } from "#/contract/music-advice.ts";
import { type Playlist, playlistSchema } from "#/contract/playlist.ts";
import { openPlaylistSchema } from "#/contract/playlist-link.ts";
import { playlistNoteSchema } from "#/contract/playlist-note.ts";
import { trackVersionSchema } from "#/contract/track.ts";
import { userSchema } from "#/contract/user.ts";
import { musicAdvices } from "#/server/platform/db/schema/projects.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
/** A track, and two versions of it. */
let track: number;
let first: number;
let second: number;

beforeAll(async () => {
  api = await apiForTests();
  const [one, other] = await api.db
    .select()
    .from(trackVersions)
    .orderBy(asc(trackVersions.trackId), asc(trackVersions.sortOrder))
    .limit(2);
  [track, first, second] = [one?.trackId ?? 0, one?.id ?? 0, other?.id ?? 0];
  expect(other?.trackId).toBe(track);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api);
});

const trackIri = (id: number) => `/api/tracks/${id}`;
const versionIri = (id: number) => `/api/track_versions/${id}`;
/** Version, track, another track, the other version. */
const mixed = () => [versionIri(first), trackIri(track), trackIri(track + 1), versionIri(second)];
const names = (list: readonly { "@id": string }[]) => list.map((item) => item["@id"]);

const patch = (path: string, json: unknown, ifMatch?: string) =>
  ana.fetch(path, { method: "PATCH", json, ...(ifMatch && { headers: { "If-Match": ifMatch } }) });
async function created(json: object): Promise<Playlist> {
  const response = await ana.fetch("/api/user_playlists", { method: "POST", json });
  expect(response.status).toBe(201);
  return playlistSchema.parse(await response.json());
}
const read = async (path: string) => playlistSchema.parse(await (await ana.fetch(path)).json());
const writeCart = (cart: unknown) => patch(`/api/user/me/${ana.id}`, { cart });
const me = async () => userSchema.parse(await (await ana.fetch("/api/user/me")).json());
/** So many more tracks for the length of a test: their ids. */
async function copiesOf(id: number, count: number): Promise<number[]> {
  const [{ id: _, ...row } = { id }] = await api.db.select().from(tracks).where(eq(tracks.id, id));
  const copies = Array.from(
    { length: count },
    (_, n) => ({ ...row, slug: `copy-${n}`, mp3File: `copy-${n}.mp3` }) as typeof tracks.$inferInsert,
  );
  const made = await api.db.insert(tracks).values(copies).returning({ id: tracks.id });
  const ids = made.map((one) => one.id);
  onTestFinished(async () => {
    await api.db.delete(tracks).where(inArray(tracks.id, ids));
  });
  return ids;
}
/** Hides a version for the length of a test. */
async function hide(id: number): Promise<void> {
  await api.db.update(trackVersions).set({ isEnable: false }).where(eq(trackVersions.id, id));
  onTestFinished(async () => {
    await api.db.update(trackVersions).set({ isEnable: true }).where(eq(trackVersions.id, id));
  });
}

describe("a playlist", () => {
  test("holds a track and its versions as different items, each once, in their order", async () => {
    const { "@id": path } = await created({ name: "Doc", tracks: [versionIri(first), trackIri(track)] });
    const answer = await patch(path, { tracks: [...mixed(), versionIri(first), trackIri(track)] });
    expect(answer.status).toBe(200);
    const playlist = await read(path);
    expect(names(playlist.tracks)).toEqual(mixed());
    expect(playlist.trackCount).toBe(4);
    const list = await (await ana.fetch("/api/user_playlists")).json();
    expect(list["hydra:member"][0]).toMatchObject({
      trackCount: 4,
      tracks: [
        { "@id": versionIri(first), "@type": "TrackVersion", id: track },
        { "@id": trackIri(track), "@type": "Track", id: track },
        { "@id": trackIri(track + 1) },
        { "@id": versionIri(second), id: track },
      ],
    });
  });

  test("shows a version with its track's name and album and with its own sound", async () => {
    const { "@id": path } = await created({ name: "Doc", tracks: [versionIri(first), trackIri(track)] });
    const [item, whole] = (await read(path)).tracks;
    const version = trackVersionSchema.parse(await (await ana.fetch(versionIri(first))).json());
    expect(item).toMatchObject({
      id: track,
      slug: whole?.slug,
      name: whole?.name,
      albumDetails: whole?.albumDetails,
      duration: version.duration,
      durationSeconds: version.durationSeconds,
      bpm: version.bpm,
      analysis: version.analysis,
      mp3Track: version.mp3File.contentUrl,
      isMine: true,
      trackVersion: { "@id": versionIri(first), id: first, version: version.version, kind: version.kind },
    });
    expect(item?.mp3Track).not.toBe(whole?.mp3Track);
    expect(whole?.trackVersion).toBeUndefined();
  });

  test("refuses a missing or hidden version, says where it stands, and leaves one out once it is hidden", async () => {
    const { "@id": path } = await created({ name: "Doc", tracks: mixed() });
    await hide(second);
    const refused = await patch(path, { tracks: [trackIri(track), versionIri(999_999), versionIri(second)] });
    expect(refused.status).toBe(422);
    const { violations } = await refused.json();
    expect(violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath)).toEqual([
      "tracks[1]",
      "tracks[2]",
    ]);
    expect(names((await read(path)).tracks)).toEqual(mixed().slice(0, 3));
    const all = await (await ana.fetch("/api/user_all_playlists")).json();
    expect(all["hydra:member"][0].trackCount).toBe(3);
  });

  test("changes its version when a track gives way to one of its versions, and only then", async () => {
    const { "@id": path } = await created({ name: "Doc", tracks: [trackIri(track)] });
    expect((await patch(path, { tracks: [trackIri(track)] })).headers.get("ETag")).toBe('"1"');
    expect((await patch(path, { tracks: [versionIri(first)] })).headers.get("ETag")).toBe('"2"');
    expect((await patch(path, { tracks: [trackIri(track)] }, '"1"')).status).toBe(412);
  });

  test("keeps notes on a version apart from those on its track, also in a copy and on a share page", async () => {
    const { "@id": path } = await created({ name: "Doc", tracks: [versionIri(first), trackIri(track)] });
    const note = (about: string, text: string) =>
      ana.fetch(`${path}/notes`, { method: "POST", json: { track: about, at: 4, text } });
    const answer = await note(versionIri(first), "Sur la 60");
    expect(playlistNoteSchema.parse(await answer.json()).track).toBe(versionIri(first));
    expect((await note(trackIri(track), "Sur le titre")).status).toBe(201);
    expect((await note(versionIri(second), "Pas là")).status).toBe(422);
    expect((await note("/api/albums/1", "Rien")).status).toBe(400);
    const said = (playlist: { notes?: { track: string; text: string }[] | undefined }) =>
      playlist.notes?.map(({ track: about, text }) => [about, text]);
    const both = [
      [versionIri(first), "Sur la 60"],
      [trackIri(track), "Sur le titre"],
    ];
    expect(said(await read(path))).toEqual(expect.arrayContaining(both));
    const copy = await (await ana.fetch(`${path}/duplicate`, { method: "POST" })).json();
    expect(said(playlistSchema.parse(copy))).toEqual(expect.arrayContaining(both));
    expect(names(copy.tracks)).toEqual([versionIri(first), trackIri(track)]);
    for (const id of [1, 2]) await patch(`/api/playlist_notes/${id}`, { isShared: true });
    const link = await (await ana.fetch(`${path}/links`, { method: "POST", json: {} })).json();
    const page = openPlaylistSchema.parse(
      await (await api.fetch(`/api/front/shared_playlists/${link.token}`)).json(),
    );
    expect(names(page.tracks)).toEqual([versionIri(first), trackIri(track)]);
    expect(said(page)).toEqual(expect.arrayContaining(both));
    await patch(path, { tracks: [trackIri(track)] });
    expect(said(await read(path))).toEqual([[trackIri(track), "Sur le titre"]]);
  });

  test("begins a cue sheet with the version's own length, code and address", async () => {
    await api.db.update(trackVersions).set({ isrc: "FRS1L2600999" }).where(eq(trackVersions.id, first));
    const { id } = await created({ name: "Doc", tracks: [versionIri(first), trackIri(track)] });
    const answer = await ana.fetch(`/api/user_playlists/${id}/cue_sheet`);
    const { cues } = cueSheetSchema.parse(await answer.json());
    const version = trackVersionSchema.parse(await (await ana.fetch(versionIri(first))).json());
    expect(cues).toHaveLength(2);
    expect(cues[0]).toMatchObject({
      track: trackIri(track),
      version: versionIri(first),
      versionLabel: version.version,
      isrc: "FRS1L2600999",
      duration: (version.durationSeconds ?? 0) * 25,
    });
    expect(cues[1]).toMatchObject({
      track: trackIri(track),
      version: null,
      versionLabel: "",
      duration: null,
    });
    expect(cues[0]?.title).toBe(cues[1]?.title);
    expect(cues[0]?.reference).toBe(cues[1]?.reference);
  });
});

test("an advice takes versions as playlists do", async () => {
  await api.db.insert(musicAdvices).values({ userId: ana.id, name: "Pour vous" });
  const answer = await patch("/api/conseil_musicals/1", { tracks: mixed() });
  expect(names(musicAdviceSchema.parse(await answer.json()).tracks)).toEqual(mixed());
  const listed = await (await ana.fetch("/api/conseil_musicals")).json();
  expect(listed["hydra:member"][0].trackCount).toBe(4);
});

describe("the cart", () => {
  test("is written whole as items, and lists its tracks for a client that only knows tracks", async () => {
    const answer = await writeCart({ items: [...mixed(), versionIri(first)] });
    expect(answer.status).toBe(200);
    expect((await me()).cart).toEqual({ items: mixed(), tracks: [track, track + 1], version: 1 });
    const cart = cartEndpoint.answer.parse(await (await ana.fetch("/api/front/cart")).json());
    expect(names(cart.tracks)).toEqual(mixed());
    expect(cart.total).toBe(4);
    expect(cart.tracks[0]).toMatchObject({ id: track, trackVersion: { id: first } });
  });

  test("of somebody who writes only tracks keeps the versions of these, and loses those of others", async () => {
    await writeCart({ items: mixed() });
    await writeCart({ tracks: [track, track + 2] });
    expect((await me()).cart).toMatchObject({
      tracks: [track, track + 2],
      items: [versionIri(first), trackIri(track), versionIri(second), trackIri(track + 2)],
    });
    await writeCart({ tracks: [track + 2] });
    expect((await me()).cart).toMatchObject({ tracks: [track + 2], items: [trackIri(track + 2)] });
  });

  test.each([[{ tracks: [] }], [null]])("is emptied by %j, versions and all", async (nothing) => {
    await writeCart({ items: mixed() });
    const emptied = await writeCart(nothing);
    expect(emptied.status).toBe(200);
    expect((await me()).cart).toMatchObject({ tracks: [], items: [] });
  });

  test("names each member that is nothing, and wants one of the two lists", async () => {
    const refused = await writeCart({ items: [trackIri(track), "x", versionIri(999_999)] });
    expect(refused.status).toBe(422);
    expect((await refused.json()).violations).toMatchObject([
      { propertyPath: "cart.items[1]" },
      { propertyPath: "cart.items[2]" },
    ]);
    const none = await writeCart({});
    expect(none.status).toBe(422);
    expect((await none.json()).violations).toMatchObject([{ propertyPath: "cart.tracks" }]);
  });

  test("loses a version that is no longer public when it is read, and keeps its track", async () => {
    await writeCart({ items: [versionIri(second), trackIri(track)] });
    await hide(second);
    const cart = cartEndpoint.answer.parse(await (await ana.fetch("/api/front/cart")).json());
    expect(names(cart.tracks)).toEqual([trackIri(track)]);
    expect((await me()).cart).toMatchObject({ items: [trackIri(track)], version: 2 });
  });

  test("has room for five hundred tracks and versions together", async () => {
    await writeCart({ items: [versionIri(first), trackIri(track)] });
    const others = await copiesOf(track, 499);
    const refused = await writeCart({ tracks: [track, ...others] });
    expect(refused.status).toBe(422);
    expect((await refused.json()).violations).toMatchObject([{ propertyPath: "cart.tracks" }]);
    expect((await writeCart({ tracks: [track, ...others.slice(1)] })).status).toBe(200);
    expect((await me()).cart?.items).toHaveLength(500);
    // The version of a track that is not named takes no room.
    expect((await writeCart({ tracks: [track + 1, ...others] })).status).toBe(200);
  });
});
