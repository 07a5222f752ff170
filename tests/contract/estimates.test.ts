import { eq } from "drizzle-orm";
import { parseBuffer } from "music-metadata";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trackSchema, trackVersionSchema } from "#/contract/track.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { sine } from "#/server/sound/measuring/test-signals.ts";
import { apiForTests, type TestApi } from "../support/api.ts";
import { signedIn } from "../support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

async function answerOf(path: string) {
  const response = await api.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

/** A track whose key was entered and whose tempo is an estimate, and its first version, which has neither. */
async function estimatedTrack() {
  const [track] = await api.db
    .update(tracks)
    .set({ bpm: 97, tonality: "G minor", estimated: ["bpm"] })
    .where(eq(tracks.id, 1))
    .returning();
  const [version] = await api.db
    .update(trackVersions)
    .set({ bpm: null, tonality: null })
    .where(eq(trackVersions.trackId, 1))
    .returning();
  if (!track || !version) throw new Error("no such track");
  return { track, version };
}

test("an estimate is marked wherever its track is returned, in lists too; an entered value has no mark", async () => {
  const { track } = await estimatedTrack();
  const one = trackSchema.parse(await answerOf("/api/tracks/1"));
  expect(one).toMatchObject({ bpm: 97, tonality: "G minor", estimated: ["bpm"] });
  const list = (await answerOf(`/api/front/tracks?slug=${track.slug}`)) as { "hydra:member": unknown[] };
  expect(list["hydra:member"]).toMatchObject([{ estimated: ["bpm"] }]);
  expect(trackSchema.parse(await answerOf("/api/tracks/2"))).not.toHaveProperty("estimated");
  const search = await answerOf("/api/front/tracks?bpm[gte]=97&bpm[lte]=97&order[name]=asc");
  expect(JSON.stringify(search)).toContain(`"${track.slug}"`);
});

test("a version without tempo and key has those of its track, with their marks; its own have precedence", async () => {
  const { version } = await estimatedTrack();
  const path = `/api/track_versions/${version.id}`;
  const told = trackVersionSchema.parse(await answerOf(path));
  expect(told).toMatchObject({ bpm: 97, tonality: "G minor", estimated: ["bpm"] });
  await api.db.update(trackVersions).set({ bpm: 120 }).where(eq(trackVersions.id, version.id));
  const own = trackVersionSchema.parse(await answerOf(path));
  expect(own).toMatchObject({ bpm: 120, tonality: "G minor" });
  expect(own).not.toHaveProperty("estimated");
});

test("a downloaded file has the entered key in its tags, but no estimated tempo", async () => {
  const { track } = await estimatedTrack();
  await api.sounds.media.write(`track/mp3/${track.mp3File}`, await encodeMp3(sine(440, -12, 1)));
  const ana = await signedIn(api);
  const sound = await (await ana.fetch("/api/front/tracks/1/download")).bytes();
  const { common } = await parseBuffer(sound, { mimeType: "audio/mpeg" });
  expect([common.bpm, common.key]).toEqual([undefined, "Gm"]);
});

test("a confirmed estimate counts as a change of its track, and the exported CSV names the estimated values", async () => {
  await estimatedTrack();
  const ana = await signedIn(api);
  const csv = await (await ana.fetch("/api/catalogue.csv")).text();
  const [head = "", ...lines] = csv.trim().split("\n");
  expect(head).toContain(",estimated,");
  const line = lines.find((one) => one.startsWith("1,")) ?? "";
  expect(line).toContain(",bpm,");
  const before = trackSchema.parse(await answerOf("/api/tracks/1")).updatedAt;
  await api.db.update(tracks).set({ estimated: [] }).where(eq(tracks.id, 1));
  expect(trackSchema.parse(await answerOf("/api/tracks/1")).updatedAt).not.toBe(before);
});
