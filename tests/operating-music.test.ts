import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { analysisOf } from "#/server/catalogue/tracks/analysis.ts";
import { coversOf } from "#/server/catalogue/tracks/covers.ts";
import { isSoundShown } from "#/server/catalogue/tracks/is-sound-shown.ts";
import { runMusicCommand } from "#/server/operate/music/music-command.ts";
import { publishDue } from "#/server/operate/music/publish-due.ts";
import { runTermsCommand } from "#/server/operate/music/terms-command.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { apiForTests, type TestApi } from "./support/api.ts";
import { type SignedIn, signedIn } from "./support/signed-in.ts";

/** A track of the demo with versions, and its album. */
const TRACK = "pirogue-au-petit-jour";

let api: TestApi;
let ana: SignedIn;
let changes = 0;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  await api.db.update(tracks).set({ isEnable: true });
  await api.db.update(albums).set({ isEnable: true });
  ana = await signedIn(api);
  changes = 0;
});

async function order(kind: "album" | "track", args: string[], language: "en" | "fr" = "en") {
  const changed = async () => {
    changes += 1;
  };
  return runMusicCommand(
    { db: api.db, media: api.sounds.media, changed },
    kind,
    args,
    translatorFor(language),
  );
}

async function json<Body>(path: string): Promise<Body> {
  const response = await api.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Body;
}

interface Track {
  id: number;
  name: string;
  slug: string;
  album: { id: number; slug: string };
}

/**
 * Returns the status of a track's own addresses, and whether each list in which a visitor or a program may meet it has
 * it.
 */
async function meetings({ id, slug, name, album }: Track) {
  const status = async (path: string) => (await api.fetch(path)).status;
  const names = async (path: string) => {
    const text = JSON.stringify(await json(path));
    return text.includes(`"${slug}"`) || text.includes(`/api/tracks/${id}"`);
  };
  const albumStatus = await status(`/api/front/album/${album.slug}`);
  const own = await api.db.select().from(tracks).where(eq(tracks.id, id));
  const versions = await api.db.select().from(trackVersions).where(eq(trackVersions.trackId, id));
  return {
    pages: [await status(`/api/track/${slug}`), await status(`/api/tracks/${id}`), albumStatus],
    lists: await names(`/api/tracks?album=${album.id}&itemsPerPage=100`),
    search: await names(`/api/front/global_search?search=${encodeURIComponent(name)}`),
    sitemap: await names("/api/front/addresses/tracks"),
    drawings: [
      (await coversOf(api.db, "track", [id])).has(id),
      (await analysisOf(api.db, { trackId: id })) !== null,
      ...(await Promise.all(
        versions.map(async (one) => (await analysisOf(api.db, { versionId: one.id })) !== null),
      )),
    ],
    sounds: await Promise.all([...own, ...versions].map(({ mp3File }) => isSoundShown(api.db, mp3File))),
  };
}

const all = (found: Awaited<ReturnType<typeof meetings>>) => [
  ...found.pages.slice(0, 2),
  found.lists,
  found.search,
  found.sitemap,
  ...new Set(found.drawings),
  ...new Set(found.sounds),
];

test("a hidden track appears nowhere, its projects stay without it, and it returns to its place in them", async () => {
  const track = await json<Track>(`/api/track/${TRACK}`);
  const other = track.id + 1;
  const made = await ana.fetch("/api/user_playlists", { method: "POST", json: { name: "Doc" } });
  const { id } = (await made.json()) as { id: number };
  const path = `/api/user_playlists/${id}`;
  const items = [`/api/tracks/${track.id}`, `/api/tracks/${other}`];
  await ana.fetch(path, { method: "PATCH", json: { tracks: items } });
  const link = await ana.fetch(`${path}/links`, { method: "POST", json: {} });
  const { token } = (await link.json()) as { token: string };
  const inProject = async () => {
    const mine = await ana.fetch(path);
    const shared = await api.fetch(`/api/front/shared_playlists/${token}`);
    expect([mine.status, shared.status]).toEqual([200, 200]);
    const bodies = [await mine.json(), await shared.json()] as { tracks: { id: number }[] }[];
    return bodies.map(({ tracks }) => tracks.map((one) => one.id));
  };
  expect(all(await meetings(track))).toEqual([200, 200, true, true, true, true, true]);

  expect(await order("track", ["hide", TRACK])).toMatchObject({ isDone: true });
  expect(changes).toBe(1);
  expect(all(await meetings(track))).toEqual([404, 404, false, false, false, false, false]);
  expect(await inProject()).toEqual([[other], [other]]);

  expect(await order("track", ["publish", TRACK])).toMatchObject({ isDone: true });
  expect(all(await meetings(track))).toEqual([200, 200, true, true, true, true, true]);
  expect(await inProject()).toEqual([
    [track.id, other],
    [track.id, other],
  ]);
});

test("hiding an album hides its tracks", async () => {
  const track = await json<Track>(`/api/track/${TRACK}`);
  const { id } = track.album;
  expect([...(await coversOf(api.db, "album", [id, id + 1])).keys()].sort()).toEqual([id, id + 1]);
  await order("album", ["hide", track.album.slug]);
  const found = await meetings(track);
  expect(all(found)).toEqual([404, 404, false, false, false, false, false]);
  expect([...(await coversOf(api.db, "album", [id, id + 1])).keys()]).toEqual([id + 1]);
  expect(found.pages[2]).toBe(404);
  expect((await order("track", ["list", TRACK])).text).toMatch(/hidden with its album$/);
  expect((await order("album", ["list", "--hidden"])).text).toMatch(/hidden$/);
  await order("album", ["publish", track.album.slug]);
  expect((await order("album", ["list", "--hidden"])).text).toBe("Nothing has all these words.");
});

test("a track is named by slug, reference or title; a name that fits none or several changes nothing", async () => {
  const track = await json<Track & { reference: string }>(`/api/track/${TRACK}`);
  const { text } = await order("track", ["show", track.reference.toLowerCase().replace(/\W/g, "")], "fr");
  expect(text).toMatch(new RegExp(`slug +${TRACK}\n`));
  expect(text).toMatch(/^state +visible\n/);
  expect((await order("track", ["list", "pirogue", track.album.slug])).text).toContain(TRACK);
  expect(await order("track", ["hide", TRACK, "nobody-knows-it"])).toEqual({
    text: expect.stringMatching(/^No track has .*“nobody-knows-it”/),
    isDone: false,
  });
  await api.db.execute(`update albums set name = 'Twin' where id in (1, 2)`);
  expect(await order("album", ["hide", "twin"], "fr")).toEqual({
    text: expect.stringMatching(/en désigne plusieurs/),
    isDone: false,
  });
  expect(changes).toBe(0);
  expect((await order("track", ["list", "--hidden"])).text).toBe("Nothing has all these words.");
  for (const args of [
    [],
    ["hide"],
    ["sell", "x"],
    ["show", " "],
    ["hide", "x", "--yes"],
    ["show", "x", "--hidden"],
  ]) {
    await expect(order("track", args)).rejects.toMatchObject({ notice: { key: "musicArguments" } });
  }
});

test("fields are set as an import would read them, and searched at once; a value that does not fit changes nothing", async () => {
  const before = await json<Track>(`/api/track/${TRACK}`);
  const pairs = [
    "titre=Café  Zanzibar",
    "bpm=96,4",
    "tonality=la mineur",
    "isrc=FR-Z03-26-00012; GB-AYE-26-00014",
    "writers=Ana Díaz;Léo Martin",
    "shares=60;40",
  ];
  expect(await order("track", ["set", TRACK, ...pairs])).toEqual({
    text: `“${before.name}” (${TRACK}): title, bpm, tonality, isrc, writers, shares set.`,
    isDone: true,
  });
  expect(changes).toBe(1);
  const set = { name: "Café Zanzibar", slug: TRACK, bpm: 96, tonality: "A minor" };
  const track = await json<Track>(`/api/track/${TRACK}`);
  expect(track).toMatchObject(set);
  expect(all(await meetings(track))).toEqual([200, 200, true, true, true, true, true]);
  expect((await order("track", ["show", TRACK])).text).toMatch(/writers +Ana Díaz 60\S* %, Léo Martin 40/);
  const isrcs = async () => /isrc +(.*)/.exec((await order("track", ["show", TRACK])).text)?.[1];
  expect(await isrcs()).toBe("FRZ032600012, GBAYE2600014");

  for (const [pair, key] of [
    ["bpm=12", "musicValue"],
    ["tonality=loud", "musicValue"],
    ["title=", "musicValue"],
    ["isrc=FR1", "musicValue"],
    ["shares=50;50", "musicPerWriter"],
    ["colour=red", "musicField"],
    ["releaseDate=2026-11-24", "musicField"],
  ] as const) {
    await expect(order("track", ["set", TRACK, pair])).rejects.toMatchObject({ notice: { key } });
  }
  expect(await order("track", ["set", TRACK, "bpm=100", "territory=Atlantis"])).toEqual({
    text: expect.stringMatching(/“Atlantis” is not a country/),
    isDone: false,
  });
  expect(await json(`/api/track/${TRACK}`)).toMatchObject(set);
  await order("track", ["set", TRACK, "isrc=GB-AYE-26-00014"]);
  expect(await isrcs()).toBe("GBAYE2600014");
  await order("track", ["set", TRACK, "isrc=GBAYE2600014; FRZ032600012"]);
  await order("track", ["set", TRACK, "bpm=", "isrc=", `title=${before.name}`]);
  expect(await isrcs()).toBeUndefined();
  expect(await json(`/api/track/${TRACK}`)).toMatchObject({ name: before.name, bpm: null });
});

test("an album's description can be changed; its number cannot be that of another", async () => {
  const { album } = await json<Track>(`/api/track/${TRACK}`);
  const pairs = [
    "title=Far Rivers",
    "titleFr=Fleuves",
    "releaseDate=2024-02-29",
    "description=One <b>two</b>\n\nthree",
  ];
  expect(await order("album", ["set", album.slug, ...pairs])).toMatchObject({ isDone: true });
  const { text } = await order("album", ["show", "fleuves"]);
  expect(text).toMatch(/title +Far Rivers\n/);
  expect(text).toMatch(/releaseDate +2024-02-29\n/);
  expect(text).toMatch(/description +<p>One <b>two<\/b><\/p><p>three<\/p>\n/);
  await expect(order("album", ["set", album.slug, "releaseDate=2023-02-29"])).rejects.toMatchObject({
    notice: { key: "musicValue" },
  });
  const [first, second] = (await order("album", ["list"])).text.split("\n").map((line) => line.split("  "));
  expect(await order("album", ["set", first?.[1] ?? "", `reference=${second?.[0]}`])).toEqual({
    text: expect.stringMatching(/belongs to the album/),
    isDone: false,
  });
});

test("a scheduled track or album is hidden until its time, and public from then on", async () => {
  const track = await json<Track>(`/api/track/${TRACK}`);
  const at = new Date("2999-12-01T08:30:00Z");
  expect(await order("track", ["schedule", TRACK, "2999-12-01T09:30"])).toEqual({
    text: `“${track.name}” (${TRACK}) is hidden until 2999-12-01 09:30, and on show from then on.`,
    isDone: true,
  });
  await order("album", ["schedule", track.album.slug, "2999-12-01"], "fr");
  expect(all(await meetings(track))).toEqual([404, 404, false, false, false, false, false]);
  expect((await order("album", ["list", "--hidden"], "fr")).text).toMatch(
    /masqué jusqu’au 2999-12-01 00:00$/,
  );
  await publishDue(api.db, new Date(at.getTime() - 1));
  expect((await order("track", ["list", TRACK])).text).toMatch(/hidden until 2999-12-01 09:30$/);
  await publishDue(api.db, at);
  expect(all(await meetings(track))).toEqual([200, 200, true, true, true, true, true]);

  // The last command counts: hidden for good, or shown at once.
  await order("track", ["schedule", TRACK, "2999-12-01"]);
  await order("track", ["hide", TRACK]);
  await publishDue(api.db, at);
  expect((await order("track", ["list", "--hidden"])).text).toMatch(/hidden$/);
  await expect(order("track", ["schedule", TRACK, "2020-01-01"])).rejects.toMatchObject({
    notice: { key: "musicPast" },
  });
  await expect(order("track", ["schedule", TRACK, "soon"])).rejects.toMatchObject({
    notice: { key: "musicNoTime" },
  });
  await expect(order("track", ["schedule", TRACK, "2999-02-30"])).rejects.toMatchObject({
    notice: { key: "musicNoTime" },
  });
  await expect(order("track", ["schedule", TRACK])).rejects.toMatchObject({
    notice: { key: "musicArguments" },
  });
});

test("a term is given to all tracks of an album or of a search, beside their own terms, and taken off again", async () => {
  const { album } = await json<Track>(`/api/track/${TRACK}`);
  const run = async (args: string[], language: "en" | "fr" = "en") => {
    const changed = async () => {
      changes += 1;
    };
    return runTermsCommand({ db: api.db, media: api.sounds.media, changed }, args, translatorFor(language));
  };
  const carried = async () => {
    const { text } = await order("track", ["show", TRACK]);
    return /^terms +(.*)$/m.exec(text)?.[1]?.split(", ") ?? [];
  };
  const before = await carried();
  const ofAlbum = ["--album", album.slug];
  expect(await run(["add", "Sea shanty", ...ofAlbum])).toEqual({
    text: expect.stringMatching(/^There is no term “Sea shanty”\. Say where .*--in genres\|moods/),
    isDone: false,
  });
  const newOne = ["add", "Sea shanty", "--in", "genres", ...ofAlbum];
  expect(await run(newOne)).toEqual({
    text: expect.stringMatching(/Gives “Sea shanty” to these \d+ tracks\. Nothing has changed yet/),
    isDone: false,
  });
  expect([await carried(), changes]).toEqual([before, 0]);
  expect(await run([...newOne, "--yes"])).toMatchObject({ isDone: true });
  expect([await carried(), changes]).toEqual([[...before, "Sea shanty"], 1]);
  expect(await run([...newOne, "--yes"], "fr")).toEqual({
    text: expect.stringMatching(/portent déjà/),
    isDone: false,
  });
  const { "hydra:totalItems": total } = await json<{ "hydra:totalItems": number }>(
    "/api/tracks?terms[]=sea-shanty",
  );
  const { "hydra:totalItems": ofThisAlbum } = await json<{ "hydra:totalItems": number }>(
    `/api/tracks?album=${album.slug}`,
  );
  expect(total).toBe(ofThisAlbum);
  expect((await run(["remove", "sea SHANTY", "pirogue", "--yes"])).text).toMatch(
    /1 track no longer carries “Sea shanty”/,
  );
  expect(await carried()).toEqual(before);
  for (const args of [
    [],
    ["add"],
    ["add", "Jazz"],
    ["give", "Jazz", "x"],
    ["add", "Jazz", "x", "--in", "colours"],
  ]) {
    await expect(run(args)).rejects.toMatchObject({ notice: { key: "termArguments" } });
  }
});

test("a deletion lists what else it would delete, and is carried out only when confirmed", async () => {
  const track = await json<Track>(`/api/track/${TRACK}`);
  const made = await ana.fetch("/api/user_playlists", { method: "POST", json: { name: "Doc" } });
  const { id } = (await made.json()) as { id: number };
  const tracks = [`/api/tracks/${track.id}`, `/api/tracks/${track.id + 1}`];
  await ana.fetch(`/api/user_playlists/${id}`, { method: "PATCH", json: { tracks } });
  expect(await order("track", ["delete", TRACK])).toEqual({
    text: expect.stringMatching(/^- .*\nDeletes 1 track with \d+ versions for good, also out of 1 project\./),
    isDone: false,
  });
  expect(changes).toBe(0);
  expect((await api.fetch(`/api/track/${TRACK}`)).status).toBe(200);
  expect(await order("track", ["delete", TRACK, "--yes"])).toMatchObject({ isDone: true });
  expect(changes).toBe(1);
  expect((await api.fetch(`/api/track/${TRACK}`)).status).toBe(404);
  const project = (await (await ana.fetch(`/api/user_playlists/${id}`)).json()) as {
    tracks: { id: number }[];
  };
  expect(project.tracks.map((one) => one.id)).toEqual([track.id + 1]);
  const { text } = await order("album", ["show", track.album.slug]);
  expect(text).not.toContain(TRACK);
});
