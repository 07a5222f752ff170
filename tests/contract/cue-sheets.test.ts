import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type CueSheet, cueSheetSchema, type TrackCredits } from "#/contract/cue-sheet.ts";
import { playlistItems, playlists } from "#/server/db/schema/projects.ts";
import { tracks, trackWriters } from "#/server/db/schema/tracks.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
let project: string;

beforeAll(async () => {
  api = await apiForTests("demo");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api);
  const [row] = await api.db.insert(playlists).values({ userId: ana.id, name: "Mékong" }).returning();
  const playlistId = row?.id ?? 0;
  await api.db
    .insert(playlistItems)
    .values([3, 1].map((trackId, position) => ({ playlistId, trackId, position })));
  project = `/api/user_playlists/${playlistId}/cue_sheet`;
});

const read = async (answer: Response) => cueSheetSchema.parse(await answer.json());
const keep = (sheet: Pick<CueSheet, "programme" | "cues">, headers = {}, who = ana) =>
  who.fetch(project, { method: "PATCH", json: { programme: sheet.programme, cues: sheet.cues }, headers });

test("a sheet that was never kept shows the project's tracks in order, with all their credits and no length", async () => {
  await api.db.update(trackWriters).set({ share: 60, role: "CA" }).where(eq(trackWriters.trackId, 3));
  const answer = await ana.fetch(project);
  expect(answer.headers.get("ETag")).toBe('"0"');
  const sheet = await read(answer);
  expect(sheet).toMatchObject({
    name: "Mékong",
    version: 0,
    updatedAt: null,
    programme: { title: "Mékong" },
  });
  expect(sheet.cues.map(({ track }) => track)).toEqual(["/api/tracks/3", "/api/tracks/1"]);
  const [first] = sheet.cues;
  expect(first?.writers[0]).toMatchObject({ share: 60, role: "CA" });
  expect(first).toMatchObject({ start: null, end: null, duration: null, origin: "library" });
  expect(first?.reference).not.toBe("");
});

test("a kept sheet comes back as it was sent, whatever is still missing in it", async () => {
  const sheet = await read(await ana.fetch(project));
  const [first] = sheet.cues;
  const changed = {
    programme: { ...sheet.programme, channel: "Arte", rate: "24" as const },
    cues: first ? [{ ...first, start: 100, end: 340, use: "featured" as const }] : [],
  };
  const answer = await keep(changed, { "If-Match": '"0"' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("ETag")).toBe('"1"');
  expect(await read(await ana.fetch(project))).toMatchObject({ ...changed, version: 1 });
});

test("of two devices that replace the same version one is told", async () => {
  const sheet = await read(await ana.fetch(project));
  const answers = await Promise.all([1, 2, 3].map(() => keep(sheet, { "If-Match": '"0"' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  expect((await read(await ana.fetch(project))).version).toBe(1);
});

test("nobody but its owner reads or keeps it", async () => {
  const sheet = await read(await ana.fetch(project));
  const bob = await signedIn(api, { email: "bob@example.org" });
  expect((await bob.fetch(project)).status).toBe(404);
  expect((await keep(sheet, {}, bob)).status).toBe(404);
  expect((await api.fetch(project)).status).toBe(401);
  expect((await read(await ana.fetch(project))).version).toBe(0);
});

test.each([
  ["a share above the whole", { writers: [{ name: "A", share: 101 }] }],
  ["a name without end", { title: "x".repeat(301) }],
  ["a frame before the first", { start: -1 }],
  ["an identity that is none", { id: "<script>" }],
  ["an unknown use", { use: "wallpaper" }],
])("%s is refused where it stands", async (_, cue) => {
  const answer = await ana.fetch(project, {
    method: "PATCH",
    json: { programme: {}, cues: [{ id: "a", ...cue }] },
  });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(await answer.json())).toContain("cues[0]");
});

test("clips lead to tracks by their reference, however it is divided, and by titles that resemble", async () => {
  const [track] = await api.db.select().from(tracks).where(eq(tracks.id, 5));
  const [other] = await api.db.select().from(tracks).where(eq(tracks.id, 9));
  const divided = (track?.reference ?? "").replace(/[^A-Z0-9]/gi, "_");
  const answer = await ana.fetch("/api/front/clip_candidates", {
    method: "POST",
    json: { clips: [`${divided} mix.wav`, `${other?.name.toLowerCase()} 30s.wav`, "room tone", ""] },
  });
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as { "hydra:member": TrackCredits[] };
  expect(body["hydra:member"].map(({ id }) => id)).toEqual(expect.arrayContaining([5, 9]));
  expect(body["hydra:member"].length).toBeLessThan(15);
  expect(body["hydra:member"].find(({ id }) => id === 5)?.files.length).toBeGreaterThan(1);
});

test("credits of tracks come for those that are public; what is no identity is passed over", async () => {
  await api.db.update(tracks).set({ isEnable: false }).where(eq(tracks.id, 2));
  const answer = await ana.fetch("/api/front/track_credits?ids[]=1&ids[]=2&ids[]=x&ids[]=99999999999");
  const body = (await answer.json()) as { "hydra:member": TrackCredits[] };
  expect(body["hydra:member"].map(({ id }) => id)).toEqual([1]);
  await api.db.update(tracks).set({ isEnable: true }).where(eq(tracks.id, 2));
});
