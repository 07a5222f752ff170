import { setImmediate as nextTurn } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { musicAdviceEndpoint } from "#/contract/music-advice.ts";
import { type Playlist, playlistSchema, playlistSummarySchema } from "#/contract/playlist.ts";
import type { OpenPlaylist } from "#/contract/playlist-link.ts";
import { type PlaylistNote, playlistNoteSchema } from "#/contract/playlist-note.ts";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import { musicAdviceItems, musicAdvices } from "#/server/platform/db/schema/projects.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { duplicatePlaylist } from "#/server/work/projects/duplicate.ts";
import { selectPlaylistItems, updatePlaylist } from "#/server/work/projects/playlist-queries.ts";
import { selectOwnPlaylists } from "#/server/work/projects/playlist-summaries.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { BAD_ADDRESSES, HOSTILE_NAMES } from "#/tests/support/hostile-text.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";

let api: TestApi;
let ana: SignedIn;
let ben: SignedIn;

beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  await api.db.delete(mailQueue);
  ana = await signedIn(api);
  ben = await signedIn(api, {
    email: "ben@example.org",
    firstname: "Ben",
    lastname: "Ode",
    isVerified: true,
  });
});

/**
 * Number of tracks that each of two devices adds at once: many are refused and tried again (design: 200 of 200 are
 * kept).
 */
const ADDS = 100;

const iri = (id: number) => `/api/tracks/${id}`;

async function created(who: SignedIn, json: object): Promise<Playlist> {
  const response = await who.fetch("/api/user_playlists", { method: "POST", json });
  expect(response.status).toBe(201);
  return playlistSchema.parse(await response.json());
}

const patch = (who: SignedIn, path: string, json: unknown, ifMatch?: string) =>
  who.fetch(path, { method: "PATCH", json, ...(ifMatch && { headers: { "If-Match": ifMatch } }) });

const trackIds = async (who: SignedIn, path: string) =>
  playlistSchema.parse(await (await who.fetch(path)).json()).tracks.map(({ id }) => id);

/** Where the database stores the rows of a list; it changes when a row is rewritten. */
async function storedRows(playlistId: number): Promise<unknown> {
  const { rows } = await api.db.execute(
    sql`select string_agg(ctid::text, ' ' order by position) as places from playlist_items
      where playlist_id = ${playlistId}`,
  );
  expect(rows[0]?.places).toMatch(/^\(/);
  return rows[0]?.places;
}

/** Returns the ids of `count` tracks; those that the catalogue lacks are added until the test ends. */
async function manyTracks(count: number): Promise<number[]> {
  const known = await api.db
    .select({ id: tracks.id })
    .from(tracks)
    .where(eq(tracks.isEnable, true))
    .limit(count);
  const lacking = Array.from({ length: count - known.length }, (_, index) => {
    const slug = `one-more-${index}`;
    return { albumId: 1, name: slug, slug, mp3File: `${slug}.mp3`, durationSeconds: 60 };
  });
  const added = await api.db.insert(tracks).values(lacking).returning({ id: tracks.id });
  onTestFinished(async () => {
    const ids = added.map(({ id }) => id);
    await api.db.delete(tracks).where(inArray(tracks.id, ids));
  });
  return [...known, ...added].map(({ id }) => id);
}

async function paths(response: Response): Promise<string[]> {
  const { violations } = (await response.json()) as { violations: { propertyPath: string }[] };
  return violations.map(({ propertyPath }) => propertyPath);
}

describe("playlists", () => {
  test("a playlist is created, listed first, read with all tracks, renamed and deleted", async () => {
    await created(ana, { name: "Ancien" });
    api.now = new Date(api.now.getTime() + 60_000);
    const response = await ana.fetch("/api/user_playlists", {
      method: "POST",
      json: { name: "  Doc Mékong " },
    });
    expect(response.headers.get("Location")).toBe("/api/user_playlists/2");
    expect(response.headers.get("ETag")).toBe('"1"');
    const body = (await response.json()) as Playlist;
    expect(body).toMatchObject({
      name: "Doc Mékong",
      isMine: true,
      tracks: [],
      trackCount: 0,
      sharedWithList: [],
    });

    await patch(ana, "/api/user_playlists/2", { tracks: [iri(7), iri(3), iri(7), iri(12)] });
    const whole = await ana.fetch("/api/user_playlists/2?page=9");
    expect(whole.headers.get("ETag")).toBe('"2"');
    const read = playlistSchema.parse(await whole.json());
    expect(read.tracks.map(({ id, isMine }) => [id, isMine])).toEqual([
      [7, true],
      [3, true],
      [12, true],
    ]);

    await patch(ana, "/api/user_playlists/2", { name: "Mékong" });
    const list = (await (await ana.fetch("/api/user_playlists")).json()) as Record<string, unknown>;
    expect(list["hydra:totalItems"]).toBe(2);
    const members = playlistSummarySchema.array().parse(list["hydra:member"]);
    expect(members.map(({ name, trackCount }) => [name, trackCount])).toEqual([
      ["Mékong", 3],
      ["Ancien", 0],
    ]);
    expect(members[0]?.tracks.map((one) => one["@id"])).toEqual([iri(7), iri(3), iri(12)]);

    expect((await ana.fetch("/api/user_playlists/2", { method: "DELETE" })).status).toBe(204);
    expect((await ana.fetch("/api/user_playlists/2")).status).toBe(404);
  });

  test.each([
    [{ name: "   " }, ["name"]],
    [{ name: "n".repeat(101) }, ["name"]],
    [{ name: "Pris" }, ["name"]],
    [{ name: "Libre", tracks: ["/api/tracks/1", "/api/tracks/999999"] }, ["tracks[1]"]],
  ])("%j is refused at its field", async (json, fields) => {
    await created(ana, { name: "Pris" });
    const response = await ana.fetch("/api/user_playlists", { method: "POST", json });
    expect(response.status).toBe(422);
    expect(await paths(response)).toEqual(fields);
  });

  test("an owner's names are unique, upper and lower case being different, and a rename must respect that", async () => {
    await created(ana, { name: "Rock" });
    await created(ana, { name: "rock" });
    await created(ben, { name: "Rock" });
    expect((await patch(ana, "/api/user_playlists/2", { name: "Rock" })).status).toBe(422);
    expect((await patch(ana, "/api/user_playlists/2", { name: "rock" })).status).toBe(200);
  });

  test("fifty simultaneous creations of one name make one playlist", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        ana.fetch("/api/user_playlists", { method: "POST", json: { name: "Un" } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(422)]);
  });

  test("two hundred tracks that two devices add at once with `If-Match` are all kept", async () => {
    const ids = await manyTracks(2 * ADDS);
    const { "@id": path } = await created(ana, { name: "Deux" });
    let refused = 0;
    const device = async (adds: number[]) => {
      let answer = await ana.fetch(path);
      for (const id of adds) {
        for (let isIn = false; !isIn; ) {
          const tag = answer.headers.get("ETag") ?? "";
          const members = ((await answer.json()) as Playlist).tracks.map((one) => one["@id"]);
          answer = await patch(ana, path, { tracks: [...members, iri(id)] }, tag);
          isIn = answer.status === 200;
          if (isIn) continue;
          expect(answer.status).toBe(412);
          refused += 1;
          answer = await ana.fetch(path);
        }
      }
    };
    await Promise.all([device(ids.slice(0, ADDS)), device(ids.slice(ADDS))]);
    expect(refused).toBeGreaterThan(0);
    expect((await trackIds(ana, path)).toSorted()).toEqual(ids.toSorted());
  }, 120_000);

  test("storing the same list again keeps its version; a change of an older version is refused", async () => {
    const { "@id": path } = await created(ana, { name: "Deux" });
    await patch(ana, path, { tracks: [iri(1)] });
    expect((await patch(ana, path, { tracks: [iri(1)] })).headers.get("ETag")).toBe('"2"');
    expect((await patch(ana, path, { tracks: [] }, '"1"')).status).toBe(412);
    expect(await trackIds(ana, path)).toEqual([1]);
  });

  test("a playlist of a thousand tracks is stored and read in order, and other requests are answered in between", async () => {
    const ids = await manyTracks(1_000);
    const { "@id": path, id: made } = await created(ana, { name: "Mille" });
    const id = Number(made);
    const viewer = { ...ana, isVerified: true };
    const members = ids.toReversed().map(iri);
    const stored = await turnsOf(updatePlaylist(api.db, id, viewer, { members, at: api.now }));
    // Between reading, deleting, inserting and counting.
    expect(stored.turns).toBeGreaterThan(3);
    const { result, turns } = await turnsOf(selectPlaylistItems(api.db, id));
    expect(result.map((item) => item.id)).toEqual(ids.toReversed());
    // One turn for every hundred tracks.
    expect(turns).toBeGreaterThan(10);
    expect(await trackIds(ana, path)).toEqual(ids.toReversed());
    const copy = await turnsOf(duplicatePlaylist(api.db, id, viewer, api.now));
    expect(copy.turns).toBeGreaterThan(2);
    expect(await trackIds(ana, `/api/user_playlists/${copy.result}`)).toEqual(ids.toReversed());
    const rows = await storedRows(id);
    await updatePlaylist(api.db, id, viewer, { name: "Mille et une", at: api.now });
    // A rename does not rewrite the rows.
    expect(await storedRows(id)).toBe(rows);
    expect(await trackIds(ana, path)).toEqual(ids.toReversed());
  });

  test("a hundred playlists are listed newest first, and other requests are answered in between", async () => {
    await api.db.execute(`insert into playlists (user_id, name)
      select ${ana.id}, 'Projet ' || n from generate_series(1, 100) n`);
    await api.db.execute(`insert into playlist_items (playlist_id, track_id, position)
      select playlist.id, track.id, track.id from playlists playlist, tracks track where track.id <= playlist.id`);
    const newestFirst = Array.from({ length: 100 }, (_, at) => 100 - at);
    const { turns } = await turnsOf(selectOwnPlaylists(api.db, ana.id));
    // One turn for every five playlists.
    expect(turns).toBeGreaterThan(20);
    for (const path of ["/api/user_playlists", "/api/user_all_playlists"]) {
      const { "hydra:member": members } = (await (await ana.fetch(path)).json()) as {
        "hydra:member": Playlist[];
      };
      expect(members.map(({ name }) => name)).toEqual(newestFirst.map((n) => `Projet ${n}`));
      expect(members.map(({ trackCount }) => trackCount)).toEqual(newestFirst);
    }
  });

  test("a reader of a long playlist that is being replaced gets the old list or the new one, never parts of both", async () => {
    const ids = await manyTracks(240);
    const [before, after] = [ids.slice(0, 150), ids.slice(90).toReversed()];
    const { "@id": path } = await created(ana, { name: "Deux", tracks: before.map(iri) });
    const seen = new Set<string>();
    for (const wanted of [after, before]) {
      let isOver = false;
      const reader = async (late: number) => {
        for (let turn = 0; turn < late; turn += 1) await nextTurn();
        while (!isOver) seen.add(String(await trackIds(ana, path)));
      };
      const readers = Promise.all([0, 1, 2].map(reader));
      expect((await patch(ana, path, { tracks: wanted.map(iri) })).status).toBe(200);
      isOver = true;
      await readers;
    }
    expect([...seen].toSorted()).toEqual([before, after].map(String).toSorted());
  });

  test("a copy has the first free number in its name, the same tracks, and the copier's own notes", async () => {
    const { "@id": path } = await created(ana, { name: "Doc", tracks: [iri(4), iri(2)] });
    await ana.fetch(`${path}/notes`, { method: "POST", json: { track: iri(4), at: 12, text: "Ici" } });
    const copies: Playlist[] = [];
    for (let copy = 0; copy < 2; copy += 1) {
      copies.push((await (await ana.fetch(`${path}/duplicate`, { method: "POST" })).json()) as Playlist);
    }
    expect(copies.map(({ name }) => name)).toEqual(["Doc (2)", "Doc (3)"]);
    expect(copies[1]?.tracks.map(({ id }) => id)).toEqual([4, 2]);
    expect(copies[1]?.notes?.map(({ text, at }) => [text, at])).toEqual([["Ici", 12]]);
  });

  test("a copy of a playlist by a person it is shared with has nobody's notes", async () => {
    const { "@id": path } = await created(ana, { name: "Doc", tracks: [iri(4)] });
    await patch(ana, "/api/user_playlists_team/1", { sharedWithList: [{ email: "ben@example.org" }] });
    for (const who of [ana, ben]) {
      const json = { track: iri(4), text: "Ici" };
      expect((await who.fetch(`${path}/notes`, { method: "POST", json })).status).toBe(201);
    }
    const copy = playlistSchema.parse(
      await (await ben.fetch(`${path}/duplicate`, { method: "POST" })).json(),
    );
    expect(copy).toMatchObject({ isMine: true, tracks: [{ id: 4 }] });
    expect(copy.notes).toEqual([]);
  });

  test("fields that a request may not set are ignored", async () => {
    const { "@id": path } = await created(ana, { name: "Doc" });
    const foreign = {
      id: 99,
      "@id": "/api/user_playlists/99",
      userId: ben.id,
      isMine: false,
      version: 40,
      createdAt: "2001-01-01T00:00:00Z",
      sharedWithList: [{ email: "ben@example.org" }],
      constructor: { prototype: { isMine: true } },
    };
    const before = (await (await ana.fetch(path)).json()) as Playlist;
    expect((await patch(ana, path, { ...foreign, ["__proto__"]: { name: "x" } })).status).toBe(200);
    expect(await (await ana.fetch(path)).json()).toEqual(before);
    expect((await ben.fetch(path)).status).toBe(404);
  });
});

describe("notes", () => {
  const note = (who: SignedIn, json: object) =>
    who.fetch("/api/user_playlists/1/notes", { method: "POST", json });

  test("the owner and the people a playlist is shared with write notes, and each changes only their own", async () => {
    await created(ana, { name: "Doc", tracks: [iri(4), iri(2)] });
    await patch(ana, "/api/user_playlists_team/1", { sharedWithList: [{ email: "ben@example.org" }] });
    expect((await note(ana, { track: iri(2), at: 84.5, text: "Voix" })).status).toBe(201);
    const shared = playlistNoteSchema.parse(
      await (await note(ben, { track: iri(2), text: "Trop long" })).json(),
    );
    expect(shared).toMatchObject({ author: "Ben O.", at: null, isMine: true });
    const seen = (await (await ana.fetch("/api/user_playlists/1")).json()) as { notes: PlaylistNote[] };
    expect(seen.notes.map(({ author, isMine, at }) => [author, isMine, at])).toEqual([
      ["Ben O.", false, null],
      ["Ana L.", true, 84.5],
    ]);
    expect((await patch(ben, "/api/playlist_notes/1", { text: "!" })).status).toBe(404);
    expect((await patch(ana, "/api/playlist_notes/2", { text: "!" })).status).toBe(404);
    expect((await patch(ben, "/api/playlist_notes/2", { at: 3 })).status).toBe(200);
    expect((await ben.fetch("/api/playlist_notes/1", { method: "DELETE" })).status).toBe(404);
    expect((await ana.fetch("/api/playlist_notes/2", { method: "DELETE" })).status).toBe(204);
  });

  test("a new note counts as a change of the playlist, a refused one does not", async () => {
    const read = async () =>
      (await (await ana.fetch("/api/user_playlists/1")).json()) as { updatedAt: string };
    await created(ana, { name: "Doc", tracks: [iri(4)] });
    const { updatedAt: made } = await read();
    api.now = new Date(Date.parse(made) + 300_000);
    expect((await note(ana, { track: iri(2), text: "x" })).status).toBe(422);
    expect((await read()).updatedAt).toBe(made);
    expect((await note(ana, { track: iri(4), text: "Voix" })).status).toBe(201);
    expect(Date.parse((await read()).updatedAt) - Date.parse(made)).toBe(300_000);
  });

  test("a note on a track outside the playlist, without text or at a negative time is refused at its field", async () => {
    await created(ana, { name: "Doc", tracks: [iri(4)] });
    expect(await paths(await note(ana, { track: iri(2), text: "x" }))).toEqual(["track"]);
    expect(await paths(await note(ana, { track: iri(4), text: " " }))).toEqual(["text"]);
    expect(await paths(await note(ana, { track: iri(4), text: "x", at: -1 }))).toEqual(["at"]);
  });

  test("a track that is removed and added again keeps its notes", async () => {
    await created(ana, { name: "Doc", tracks: [iri(4)] });
    await note(ana, { track: iri(4), text: "x" });
    const out = await patch(ana, "/api/user_playlists/1", { tracks: [] });
    expect(((await out.json()) as Playlist).notes).toEqual([]);
    const back = await patch(ana, "/api/user_playlists/1", { tracks: [iri(4)] });
    expect(((await back.json()) as Playlist).notes).toHaveLength(1);
  });
});

describe("sharing by e-mail", () => {
  const share = (emails: string[], body: object = {}) =>
    patch(ana, "/api/user_playlists_team/1", { ...body, sharedWithList: emails.map((email) => ({ email })) });
  const recipients = async () => (await api.db.select().from(mailQueue)).map(({ recipient }) => recipient);

  test("addresses are stored in lower case without duplicates, and only new ones get a letter", async () => {
    await created(ana, { name: "Doc", tracks: [iri(4)] });
    const answer = await share(["Ben@Example.org", "a@b.fr", "ben@example.org"], { id: 1 });
    expect(await answer.json()).toMatchObject({
      sharedWithList: [{ email: "ben@example.org" }, { email: "a@b.fr" }],
    });
    await share(["a@b.fr", "c@d.fr"]);
    expect(await recipients()).toEqual(["ben@example.org", "a@b.fr", "c@d.fr"]);
    expect((await share([])).status).toBe(200);
    expect(await recipients()).toHaveLength(3);
  });

  test("a user with whom a playlist is shared reads it, sees no addresses and can write only notes", async () => {
    await created(ana, { name: "Doc", tracks: [iri(4)] });
    await share(["ben@example.org", "secret@example.org"]);
    const text = await (await ben.fetch("/api/user_playlists/1")).text();
    expect(JSON.parse(text)).toMatchObject({
      isMine: false,
      owner: "Ana L.",
      tracks: [{ id: 4, isMine: false }],
    });
    expect(text).not.toContain("secret@");
    expect(text).not.toContain("ana@");
    expect((await patch(ben, "/api/user_playlists/1", { tracks: [] })).status).toBe(403);
    expect((await ben.fetch("/api/user_playlists/1", { method: "DELETE" })).status).toBe(403);
    const team = (await (await ben.fetch("/api/user_playlists_team")).json()) as Record<string, unknown>;
    expect(team["hydra:totalItems"]).toBe(1);
    const all = (await (await ben.fetch("/api/user_all_playlists")).json()) as Record<string, unknown>;
    expect(all["hydra:member"]).toMatchObject([{ kind: "projectMusical", isMine: false, trackCount: 1 }]);
  });

  test("a bad address is refused at its place in the list, and nobody gets a letter", async () => {
    await created(ana, { name: "Doc", tracks: [iri(4)] });
    // Spaces around an address are not part of it.
    for (const bad of BAD_ADDRESSES.filter((one) => one.trim() !== "a@b.fr")) {
      const answer = await share(["good@example.org", bad]);
      expect([bad, answer.status]).toEqual([bad, 422]);
      expect((await paths(answer))[0]).toMatch(/^sharedWithList\[1\]\.email$/);
    }
    expect(await recipients()).toEqual([]);
  });

  test("hostile names add no recipient and stay in the body of the letter", async () => {
    for (const [index, name] of HOSTILE_NAMES.entries()) {
      const answer = await ana.fetch("/api/user_playlists", { method: "POST", json: { name } });
      if (answer.status !== 201) continue;
      const { id } = (await answer.json()) as Playlist;
      const list = { sharedWithList: [{ email: `only${index}@example.org` }] };
      expect((await patch(ana, `/api/user_playlists_team/${id}`, list)).status).toBe(200);
    }
    const letters = await api.db.select().from(mailQueue);
    expect(letters.length).toBeGreaterThan(3);
    expect(letters.every(({ recipient }) => /^only\d+@example\.org$/.test(recipient))).toBe(true);
  });

  test("more than fifty addresses are refused, and more than twenty new ones an hour", async () => {
    await created(ana, { name: "Doc", tracks: [iri(4)] });
    const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.org`);
    expect(await paths(await share(people(51)))).toEqual(["sharedWithList"]);
    expect((await share(people(20))).status).toBe(200);
    const refused = await share(people(21));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await share(people(20))).status).toBe(200);
    expect(await recipients()).toHaveLength(20);
  });

  test("an id other than the one in the path is refused", async () => {
    await created(ana, { name: "Doc" });
    expect(await paths(await share([], { id: 2 }))).toEqual(["id"]);
  });
});

describe("music advice", () => {
  test("a selection is read whole and changed by the user for whom it was made", async () => {
    await api.db.insert(musicAdvices).values({ userId: ana.id, name: "Pour vous", comment: "Trois pistes" });
    await api.db.insert(musicAdviceItems).values([
      { musicAdviceId: 1, trackId: 9, position: 0 },
      { musicAdviceId: 1, trackId: 5, position: 1 },
    ]);
    const response = await ana.fetch("/api/conseil_musicals/1?page=1");
    const advice = musicAdviceEndpoint.answer.parse(await response.json());
    expect(advice).toMatchObject({ isMine: true, tracks: [{ id: 9, isMine: true }, { id: 5 }] });
    expect((await patch(ana, "/api/conseil_musicals/1", { tracks: [iri(5)] }, '"1"')).status).toBe(200);
    expect((await patch(ana, "/api/conseil_musicals/1", { tracks: [] }, '"1"')).status).toBe(412);
    expect((await ben.fetch("/api/conseil_musicals/1")).status).toBe(404);
    const mine = (await (await ana.fetch("/api/conseil_musicals")).json()) as Record<string, unknown>;
    expect(mine["hydra:member"]).toMatchObject([{ name: "Pour vous", trackCount: 1 }]);
  });
});

test("the tracks of projects and selections must be given as addresses (IRIs)", async () => {
  const { "@id": path } = await created(ana, { name: "Doc", tracks: [iri(4)] });
  await api.db.insert(musicAdvices).values({ userId: ana.id, name: "Conseil" });
  for (const address of [path, "/api/conseil_musicals/1"]) {
    for (const member of ["1", "x", "", "/api/tracks/", "/api/tracks/1/versions", "/api/albums/1"]) {
      const answer = await patch(ana, address, { tracks: [iri(2), member] });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ detail: `Invalid IRI "${member}".` });
    }
    const typed = await patch(ana, address, { tracks: [1] });
    expect(await typed.json()).toMatchObject({
      status: 400,
      detail: 'The type of the "tracks[0]" attribute must be "string", "number" given.',
    });
  }
  const answer = await ana.fetch("/api/user_playlists", {
    method: "POST",
    json: { name: "B", tracks: ["1"] },
  });
  expect(answer.status).toBe(400);
  const kept = playlistSchema.parse(await (await ana.fetch(path)).json());
  expect(kept.tracks.map(({ id }) => id)).toEqual([4]);
});

test("a share page shows only the notes that the owner of the playlist shares", async () => {
  const { id } = await created(ana, { name: "Doc", tracks: [iri(4)] });
  await patch(ana, `/api/user_playlists_team/${id}`, { sharedWithList: [{ email: "ben@example.org" }] });
  const note = (who: SignedIn, text: string) =>
    who.fetch(`/api/user_playlists/${id}/notes`, { method: "POST", json: { track: iri(4), text } });
  expect(await (await note(ana, "Trop cher ?")).json()).toMatchObject({ isShared: false });
  await note(ben, "La voix entre");
  const opened = await ana.fetch(`/api/user_playlists/${id}/links`, { method: "POST", json: {} });
  const { token } = (await opened.json()) as { token: string };
  const read = async () => {
    const page = await api.fetch(`/api/front/shared_playlists/${token}`);
    return ((await page.json()) as OpenPlaylist).notes.map(({ text }) => text);
  };
  expect(await read()).toEqual([]);
  for (const note of [1, 2])
    expect((await patch(ben, `/api/playlist_notes/${note}`, { isShared: true })).status).toBe(404);
  expect((await patch(ana, "/api/playlist_notes/2", { isShared: true, text: "!" })).status).toBe(404);
  expect(await (await patch(ana, "/api/playlist_notes/2", { isShared: true })).json()).toMatchObject({
    isShared: true,
    isMine: false,
    text: "La voix entre",
  });
  expect(await read()).toEqual(["La voix entre"]);
  const copy = await ana.fetch(`/api/user_playlists/${id}/duplicate`, { method: "POST" });
  expect(((await copy.json()) as Playlist).notes?.map(({ isShared }) => isShared)).toEqual([false, false]);
  await patch(ana, "/api/playlist_notes/2", { isShared: false });
  expect(await read()).toEqual([]);
});

test("notes on a share page have no address, since its visitors could not request it", async () => {
  const { id } = await created(ana, { name: "Doc", tracks: [iri(4)] });
  const json = { track: iri(4), text: "Ici" };
  await ana.fetch(`/api/user_playlists/${id}/notes`, { method: "POST", json });
  const opened = await ana.fetch(`/api/user_playlists/${id}/links`, { method: "POST", json: {} });
  await patch(ana, "/api/playlist_notes/1", { isShared: true });
  const { token } = (await opened.json()) as { token: string };
  const shown = (await (await api.fetch(`/api/front/shared_playlists/${token}`)).json()) as OpenPlaylist;
  expect(shown.notes).toMatchObject([{ "@id": "/api/.well-known/genid/note-1", text: "Ici" }]);
});
