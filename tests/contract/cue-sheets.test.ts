import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Cue, type CueSheet, cueSheetSchema } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { namesOf } from "#/features/cue-sheets/edit/join-clips.ts";
import { selectCredits } from "#/server/catalogue/writers/credits.ts";
import { cueSheets } from "#/server/platform/db/schema/cue-sheets.ts";
import { playlistItems, playlists } from "#/server/platform/db/schema/projects.ts";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { candidateIds, referencesIn } from "#/server/work/cue-sheets/candidates.ts";
import { saveCueSheet } from "#/server/work/cue-sheets/queries.ts";
import { changeCueSheet, readCueSheet } from "#/server/work/cue-sheets/sheets.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";

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

test("a sheet that was never saved has the project's tracks in order, with all their credits and no lengths", async () => {
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

test("the position in the recording where a cue begins is stored; cues stored before this existed have none", async () => {
  const sheet = await read(await ana.fetch(project));
  const cues = sheet.cues.map((cue) => ({ ...cue, sourceIn: 375 }));
  expect((await read(await keep({ ...sheet, cues }))).cues[0]?.sourceIn).toBe(375);

  const before = cues.map(({ sourceIn: _, ...cue }) => cue) as CueSheet["cues"];
  await api.db.update(cueSheets).set({ cues: before });
  const { cues: shown } = (await (await ana.fetch(project)).json()) as CueSheet;
  expect(shown.map(({ sourceIn }) => sourceIn)).toEqual([null, null]);
});

test("a stored sheet is read back as it was sent, even if it is incomplete", async () => {
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

test("if several devices replace the same version at once, only one succeeds", async () => {
  const sheet = await read(await ana.fetch(project));
  const answers = await Promise.all([1, 2, 3].map(() => keep(sheet, { "If-Match": '"0"' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  expect((await read(await ana.fetch(project))).version).toBe(1);
});

describe("a PATCH is a merge patch (RFC 7386)", () => {
  const patch = async (json: unknown, headers = {}) => {
    const answer = await ana.fetch(project, { method: "PATCH", json, headers });
    expect([json, answer.status]).toEqual([json, 200]);
    return read(answer);
  };

  test("absent fields keep their values, in the sheet and inside its programme", async () => {
    await patch({ programme: { title: "T1", channel: "Arte", rate: "24", duration: 900 } });
    const shown = await read(await ana.fetch(project));
    const renamed = await patch({ programme: { title: "T2" } });
    expect(renamed.programme).toEqual({ ...shown.programme, title: "T2" });
    expect(renamed.cues).toEqual(shown.cues);
    const emptied = await patch({ cues: [] });
    expect(emptied).toMatchObject({ programme: renamed.programme, cues: [], version: 3 });
  });

  test("null resets a field to its initial value", async () => {
    await patch({ programme: { channel: "Arte", rate: "24", duration: 900 } });
    const without = await patch({ programme: { channel: null, rate: null, duration: null } });
    expect(without.programme).toMatchObject({ title: "Mékong", channel: "", rate: "25", duration: null });
    expect((await patch({ cues: null })).cues).toEqual([]);
    expect((await patch({ programme: null })).programme.title).toBe("");
  });

  test("a PATCH without fields, or with the stored values, changes nothing", async () => {
    expect(await patch({})).toMatchObject({ version: 0, updatedAt: null });
    expect(await patch({ programme: {} }, { "If-Match": '"0"' })).toMatchObject({ version: 0 });
    const kept = await patch({ programme: { title: "T1" } });
    expect(await patch({ programme: { title: "T1" } })).toEqual(kept);
  });

  test("the whole document may be sent back: its read-only fields are ignored", async () => {
    const shown = await read(await ana.fetch(project));
    const back = await patch({
      ...shown,
      id: 99,
      name: "other",
      version: 7,
      playlist: "/api/user_playlists/9",
    });
    expect(back).toMatchObject({ id: shown.id, name: "Mékong", version: 1, cues: shown.cues });
  });

  test("two simultaneous changes of different fields are both kept", async () => {
    await Promise.all([patch({ programme: { channel: "Arte" } }), patch({ programme: { producer: "Ana" } })]);
    expect(await read(await ana.fetch(project))).toMatchObject({
      version: 2,
      programme: { channel: "Arte", producer: "Ana" },
    });
  });
});

test("only its owner can read and save a cue sheet", async () => {
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

test("clips lead to tracks by a part of their name, and by words that are joined by their capitals", async () => {
  const listed = await api.db.select({ id: tracks.id, name: tracks.name }).from(tracks).orderBy(tracks.id);
  const plain = listed.filter(({ name }) => /^[A-Z][a-z]{3,} [a-z]{4,}$/.test(name));
  const [first, second] = plain as [(typeof plain)[0], (typeof plain)[0]];
  const joined = second.name.replace(/ (.)/, (_, letter: string) => letter.toUpperCase());
  const names = [
    `${first.name} / J. Roux, reprise plus lente sous la voix de la narratrice`,
    `HALCYON_12_GreatLibrary_${joined}_NoDrums_v12_final_stereo_48k`,
  ];
  const asked = namesOf(names.map((name) => ({ name, file: "", reel: "" })));
  expect(await candidateIds(api.db, names)).not.toEqual(expect.arrayContaining([first.id, second.id]));
  expect(await candidateIds(api.db, asked)).toEqual(expect.arrayContaining([first.id, second.id]));
});

test("of an edit with two hundred clips each is looked for, and other requests are answered in between", async () => {
  const listed = await api.db
    .select({ id: tracks.id, name: tracks.name })
    .from(tracks)
    .orderBy(tracks.id)
    .limit(100);
  const clips = listed.flatMap(({ name }, at) => [`${name} ${at}.wav`, `room tone ${at}.wav`]);
  const { result, turns } = await turnsOf(candidateIds(api.db, clips));
  expect(result).toEqual(expect.arrayContaining(listed.map(({ id }) => id)));
  // One turn for every twenty clips.
  expect(turns).toBeGreaterThanOrEqual(10);
});

test("names with many groups of digits do not delay others, and their reference is found", async () => {
  const [track] = await api.db.select().from(tracks).where(eq(tracks.id, 5));
  const runs = Array.from({ length: 90 }, (_, at) => `a${at}`).join("");
  const clips = Array.from({ length: 200 }, (_, at) => `${at} ${track?.reference} ${runs}`);
  const { result, turns } = await turnsOf(candidateIds(api.db, clips));
  expect(result).toContain(5);
  // One for every twenty names and each of the three ways to know them.
  expect(turns).toBeGreaterThanOrEqual(30);
  expect(referencesIn(clips[0] ?? "").length).toBeLessThanOrEqual(100);
});

test("a cue sheet of the greatest length is stored and read as it was sent, and other requests are answered in between", async () => {
  const { programme, cues } = await read(await ana.fetch(project));
  const [first] = cues.slice(0, 1) as [Cue];
  const full = Array.from({ length: 1_000 }, (_, at) => ({ ...first, id: `c${at}`, start: at, end: at + 1 }));
  const id = Number(project.split("/")[3]);
  const kept = await turnsOf(
    api.db.transaction((tx) => changeCueSheet(tx, ana.id, id, { programme, cues: full }, undefined)),
  );
  // One for every hundred cues, and between reading, comparing and storing.
  expect(kept.turns).toBeGreaterThan(12);
  expect(kept.result.cues).toEqual(full);
  const { result, turns } = await turnsOf(readCueSheet(api.db, ana.id, id));
  expect(turns).toBeGreaterThan(9);
  expect(result.cues).toEqual(full);
});

test("saving a sheet, new or changed, sends its rows to the database once, since reading them takes the engine as long as all the rest", async () => {
  const { programme, cues } = await read(await ana.fetch(project));
  const id = Number(project.split("/")[3]);
  const asked = vi.spyOn(api.db._.session, "prepareQuery");
  onTestFinished(() => asked.mockRestore());
  for (const version of [1, 2]) await saveCueSheet(api.db, id, { version, programme, cues });
  const written = JSON.stringify(cues);
  expect(asked.mock.calls.map(([{ params }]) => params.filter((one) => one === written).length)).toEqual([
    1, 1,
  ]);
  expect(await read(await ana.fetch(project))).toMatchObject({ version: 2, cues });
});

test("credits of the whole catalogue come each once, and other requests are answered in between", async () => {
  const listed = await api.db.select({ id: tracks.id }).from(tracks).orderBy(tracks.id);
  const ids = listed.map(({ id }) => id);
  const { result, turns } = await turnsOf(selectCredits(api.db, [...ids, ...ids.toReversed()]));
  expect(result.map(({ id }) => id)).toEqual(ids);
  // Between two hundreds.
  expect(ids.length).toBeGreaterThan(100);
  expect(turns).toBeGreaterThan(1);
});

test("credits are returned only for public tracks; an invalid id is ignored", async () => {
  await api.db.update(tracks).set({ isEnable: false }).where(eq(tracks.id, 2));
  const answer = await ana.fetch("/api/front/track_credits?ids[]=1&ids[]=2&ids[]=x&ids[]=99999999999");
  const body = (await answer.json()) as { "hydra:member": TrackCredits[] };
  expect(body["hydra:member"].map(({ id }) => id)).toEqual([1]);
  await api.db.update(tracks).set({ isEnable: true }).where(eq(tracks.id, 2));
});
