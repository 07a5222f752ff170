import { desc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DOWNLOADS_CSV_PATH, LISTENED_CSV_PATH } from "#/contract/history.ts";
import { listenedCsv } from "#/server/people/histories/history-csv.ts";
import { selectListened } from "#/server/people/histories/queries.ts";
import { tracksNamed } from "#/server/people/histories/tracks-named.ts";
import { downloads, listened } from "#/server/platform/db/schema/histories.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { some } from "#/tests/support/some.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";

let api: TestApi;
let ana: SignedIn;
let bo: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api);
  bo = await signedIn(api, { email: "bo@example.org" });
});

const LISTENED = "/api/front/user/listened/tracks";
const DOWNLOADED = "/api/front/user/download/tracks";
const minute = (n: number) => new Date(api.now.getTime() + n * 60_000);
const hear = (user: SignedIn, trackIds: number[]) =>
  api.db
    .insert(listened)
    .values(trackIds.map((trackId, index) => ({ trackId, userId: user.id, createdAt: minute(index) })));
const take = (user: SignedIn, rows: { trackId: number; versionId?: number; source?: string }[]) =>
  api.db
    .insert(downloads)
    .values(
      rows.map((row, index) => ({ source: "track", ...row, userId: user.id, createdAt: minute(index) })),
    );

interface Entry {
  id: number;
  "@id": string;
  createdAt: string;
  track: { id: number; name: string };
  version?: { version: string } | null;
  source?: string;
}
async function read(user: SignedIn, path: string) {
  const response = await user.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const body = (await response.json()) as { "hydra:member": Entry[]; "hydra:totalItems": number };
  return { members: body["hydra:member"], total: body["hydra:totalItems"] };
}

test("a track heard with a token is added to the history of the token's user, whichever user the body names", async () => {
  for (const user of [null, `/api/user/${bo.id}`]) {
    api.now = minute(1);
    const response = await ana.fetch("/api/tracks_listeneds", {
      method: "POST",
      json: { tracks: "/api/tracks/12", user },
    });
    expect(response.status).toBe(201);
  }
  const again = await ana.fetch("/api/tracks_listeneds", {
    method: "POST",
    json: { tracks: "/api/tracks/12", user: null },
  });
  expect(again.status).toBe(200);
  expect((await read(ana, LISTENED)).members.map(({ track }) => track.id)).toEqual([12, 12]);
  expect((await read(bo, LISTENED)).total).toBe(0);
});

test("a history contains only the user's own entries, newest first, in pages", async () => {
  await hear(ana, [1, 2, 3, 2]);
  await hear(bo, [9]);
  const { members, total } = await read(ana, LISTENED);
  expect(total).toBe(4);
  expect(members.map(({ track }) => track.id)).toEqual([2, 3, 2, 1]);
  const oldest = await read(ana, `${LISTENED}?order[createdAt]=asc&itemsPerPage=3`);
  expect(oldest.members.map(({ track }) => track.id)).toEqual([1, 2, 3]);
  expect((await read(ana, `${LISTENED}?order[createdAt]=asc&itemsPerPage=3&page=2`)).members).toHaveLength(1);
  const one = await ana.fetch(members[0]?.["@id"] ?? "");
  expect(await one.json()).toMatchObject({ id: members[0]?.id, track: { id: 2 } });
});

test("a history is searched by title, album and writer, whatever case and accents; signs are literal", async () => {
  const all = await api.db.select({ id: tracks.id, name: tracks.name }).from(tracks).limit(20);
  await hear(
    ana,
    all.map(({ id }) => id),
  );
  const { members } = await read(ana, LISTENED);
  const [first] = members as unknown as {
    track: { id: number; name: string; albumDetails: { nameFr: string }; writer: { name: string }[] };
  }[];
  if (!first) throw new Error("nothing was heard");
  const { track } = first;
  for (const text of [track.name.toUpperCase(), track.albumDetails.nameFr, track.writer[0]?.name ?? ""]) {
    const found = await read(ana, `${LISTENED}?search=${encodeURIComponent(text)}`);
    expect(found.members.map((one) => one.track.id)).toContain(track.id);
    expect(found.total).toBe(found.members.length);
  }
  expect((await read(ana, `${LISTENED}?search=%25`)).total).toBe(0);
  expect((await read(ana, `${LISTENED}?search=nothing%20of%20the%20kind`)).total).toBe(0);
});

test("the history of downloads says what was downloaded and from where", async () => {
  const [version] = await api.db.select().from(trackVersions).where(eq(trackVersions.trackId, 4)).limit(1);
  await take(ana, [
    { trackId: 4, versionId: version?.id ?? 0 },
    { trackId: 5, source: "cart" },
  ]);
  const { members } = await read(ana, DOWNLOADED);
  expect(members).toMatchObject([
    { track: { id: 5 }, version: null, source: "cart" },
    {
      track: { id: 4, "@type": "Track" },
      version: { version: version?.label },
      source: "track",
      // The same with the sound of the version, as lists hold it.
      item: {
        "@id": `/api/track_versions/${version?.id}`,
        id: 4,
        durationSeconds: version?.durationSeconds,
        trackVersion: { version: version?.label },
      },
    },
  ]);
  expect(members[0]).not.toHaveProperty("item");
  expect((await ana.fetch(members[1]?.["@id"] ?? "")).status).toBe(200);
  await api.db
    .update(trackVersions)
    .set({ isEnable: false })
    .where(eq(trackVersions.id, version?.id ?? 0));
  const hidden = (await read(ana, DOWNLOADED)).members[1];
  await api.db
    .update(trackVersions)
    .set({ isEnable: true })
    .where(eq(trackVersions.id, version?.id ?? 0));
  expect(hidden).toMatchObject({ version: { version: version?.label } });
  expect(hidden).not.toHaveProperty("item");
});

test("listening says which version was heard, in the list, in its export and from another device", async () => {
  const [version] = await api.db.select().from(trackVersions).where(eq(trackVersions.trackId, 4)).limit(1);
  const iri = `/api/track_versions/${version?.id}`;
  await ana.fetch("/api/tracks_listeneds", {
    method: "POST",
    json: { tracks: "/api/tracks/4", user: null, version: iri },
  });
  const entries = [
    { track: "/api/tracks/4", version: iri, at: minute(-10).toISOString() },
    { track: "/api/tracks/5", version: iri, at: minute(-20).toISOString() },
    { track: "/api/tracks/4", at: minute(-30).toISOString() },
  ];
  expect((await ana.fetch(LISTENED, { method: "POST", json: { entries } })).status).toBe(200);
  const { members } = await read(ana, LISTENED);
  const told = {
    track: { id: 4, "@type": "Track" },
    version: { "@id": iri, version: version?.label },
    item: { "@id": iri, id: 4, durationSeconds: version?.durationSeconds },
  };
  expect(members).toMatchObject([
    told,
    told,
    { track: { id: 5 }, version: null },
    { track: { id: 4 }, version: null },
  ]);
  for (const whole of members.slice(2)) expect(whole).not.toHaveProperty("item");
  expect(await (await ana.fetch(members[0]?.["@id"] ?? "")).json()).toMatchObject(told);
  const lines = (await (await ana.fetch(LISTENED_CSV_PATH)).text()).trim().split(/\r?\n/);
  expect(lines.map((line) => line.split(",").at(-1))).toEqual([
    "Version",
    "60 secondes",
    "60 secondes",
    "",
    "",
  ]);
});

test("a track that is no longer public leaves the lists, and comes back with it", async () => {
  await hear(ana, [6, 7]);
  await api.db.update(tracks).set({ isEnable: false }).where(eq(tracks.id, 6));
  expect((await read(ana, LISTENED)).members.map(({ track }) => track.id)).toEqual([7]);
  await api.db.update(tracks).set({ isEnable: true }).where(eq(tracks.id, 6));
  expect((await read(ana, LISTENED)).total).toBe(2);
});

test("clearing empties one history of one user", async () => {
  await hear(ana, [1, 2]);
  await hear(bo, [3]);
  await take(ana, [{ trackId: 1 }]);
  const [newest] = (await read(ana, LISTENED)).members;
  expect((await bo.fetch(newest?.["@id"] ?? "", { method: "DELETE" })).status).toBe(404);
  expect((await ana.fetch(newest?.["@id"] ?? "", { method: "DELETE" })).status).toBe(204);
  expect((await read(ana, LISTENED)).total).toBe(1);
  expect((await ana.fetch(LISTENED, { method: "DELETE" })).status).toBe(204);
  expect((await read(ana, LISTENED)).total).toBe(0);
  expect((await read(ana, DOWNLOADED)).total).toBe(1);
  expect((await read(bo, LISTENED)).total).toBe(1);
  expect((await ana.fetch(DOWNLOADED, { method: "DELETE" })).status).toBe(204);
  expect((await read(ana, DOWNLOADED)).total).toBe(0);
});

test("tracks heard before signing in are added to the history once, each at its own time, and count once in the charts", async () => {
  const popularity = () =>
    api.db.select({ id: tracks.id, popularity: tracks.popularity }).from(tracks).orderBy(tracks.id);
  const before = await popularity();
  await hear(ana, [3]);
  const entries = [
    { track: "/api/tracks/3", at: minute(0).toISOString() },
    { track: "/api/tracks/4", at: minute(-90).toISOString() },
    { track: "/api/tracks/4", at: new Date(minute(-90).getTime() + 20_000).toISOString() },
    { track: "/api/tracks/4", at: minute(-10).toISOString() },
    { track: "/api/tracks/999999", at: minute(-5).toISOString() },
    { track: "/api/tracks/5", at: minute(60).toISOString() },
  ];
  const merge = (json: object) => ana.fetch(LISTENED, { method: "POST", json });
  const first = await merge({ entries });
  expect([first.status, await first.json()]).toMatchObject([200, { "@type": "ListenedMerge", added: 2 }]);
  expect(await (await merge({ entries })).json()).toMatchObject({ added: 0 });
  const { members } = await read(ana, LISTENED);
  expect(members.map(({ track, createdAt }) => [track.id, createdAt])).toEqual([
    [3, minute(0).toISOString()],
    [4, minute(-10).toISOString()],
    [4, minute(-90).toISOString()],
  ]);
  expect((await read(bo, LISTENED)).total).toBe(0);
  expect(await popularity()).toEqual(before);

  expect((await merge({ entries: Array.from({ length: 501 }, () => entries[1]) })).status).toBe(422);
  expect((await merge({ entries: [{ track: "/api/tracks/1", at: "yesterday" }] })).status).toBe(422);
  expect((await merge({ entries: [{ track: "1", at: minute(0).toISOString() }] })).status).toBe(400);
  expect((await merge({ entries: [] })).status).toBe(200);
});

test("marks name each track once", async () => {
  await hear(ana, [3, 1, 3]);
  await take(ana, [{ trackId: 8 }, { trackId: 8 }]);
  await hear(bo, [9]);
  const marks = await ana.fetch("/api/front/user/track_marks");
  expect(await marks.json()).toEqual({
    "@context": "/api/contexts/TrackMarks",
    "@id": "/api/front/user/track_marks",
    "@type": "TrackMarks",
    heard: [1, 3],
    downloaded: [8],
  });
});

test("histories come as CSV in either language, and no title becomes a formula", async () => {
  await hear(ana, [1]);
  await take(ana, [{ trackId: 2, source: "playlist" }]);
  const [original] = await api.db.select({ name: tracks.name }).from(tracks).where(eq(tracks.id, 1));
  await api.db.update(tracks).set({ name: '=HYPERLINK("https://evil.example")' }).where(eq(tracks.id, 1));
  const heard = await ana.fetch(LISTENED_CSV_PATH);
  expect(heard.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(heard.headers.get("Content-Disposition")).toBe('attachment; filename="ecoutes.csv"');
  const [headings, row] = (await heard.text()).split("\n");
  expect(headings?.trim().replace("\uFEFF", "")).toBe("Date,Titre,Album,Compositeurs,Référence,Version");
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  await api.db
    .update(tracks)
    .set({ name: original?.name ?? "" })
    .where(eq(tracks.id, 1));
  const taken = await (await ana.fetch(`${DOWNLOADS_CSV_PATH}?locale=en`)).text();
  expect(taken).toContain("Track,Album,Composers,Reference,Version,From");
  expect(taken).toContain(",project");
  expect((await api.fetch(LISTENED_CSV_PATH)).status).toBe(401);
});

test("a long history comes whole, newest first and each entry once, and other requests are answered in between", async () => {
  // Three at each moment, so that entries of one moment stand on both sides of a thousand.
  await api.db.execute(`insert into listened (user_id, track_id, created_at)
    select ${ana.id}, 1 + n % 150, '2026-06-01T12:00Z'::timestamptz - (n / 3) * interval '1 minute'
    from generate_series(0, 2499) n`);
  const stored = await api.db
    .select({ at: listened.createdAt, name: tracks.name })
    .from(listened)
    .innerJoin(tracks, eq(tracks.id, listened.trackId))
    .orderBy(desc(listened.createdAt), desc(listened.id));
  const whole = await turnsOf(selectListened(api.db, { userId: ana.id, size: 100_000, offset: 0 }));
  // Two for three thousands, two for the tracks.
  expect(whole.turns).toBeGreaterThan(4);
  // One for each thousand lines.
  expect((await turnsOf(listenedCsv(whole.result, "fr"))).turns).toBeGreaterThan(2);
  const lines = (await (await ana.fetch(LISTENED_CSV_PATH)).text()).trim().split("\n").slice(1);
  expect(lines).toHaveLength(2_500);
  expect(lines.map((line) => line.split(",")[0])).toEqual(stored.map(({ at }) => at.toISOString()));
  for (const [at, line] of some(lines).entries()) expect(line).toContain(stored[at]?.name);

  // One for every fifty tracks: each is looked at once, however often it was heard.
  const named = await turnsOf(tracksNamed(api.db, listened, ana.id, "e"));
  expect(named.turns).toBeGreaterThan(2);
  expect(named.result).toEqual([...new Set(named.result)]);
  const { total } = await read(ana, `${LISTENED}?search=e`);
  const entries = await api.db.$count(listened, inArray(listened.trackId, some(named.result)));
  expect(total).toBe(entries);
});
