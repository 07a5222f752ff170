import { expect, test } from "vitest";
import { itemIri } from "#/contract/item.ts";
import { playableOfTrack, playableOfVersion } from "#/features/player/playable.ts";
import { sampleTrack, sampleVersion } from "#/tests/support/sample-tracks.ts";
import { itemOf } from "./item-of.ts";

const track = sampleTrack({ id: 1 });
const version = sampleVersion({ id: 31, bpm: 120, loudness: -14, analysis: "media/track/analysis/v31.json" });

test("an item for a version has the version's name and plays its sound", () => {
  const item = itemOf(track, version);
  expect(itemIri(item)).toBe("/api/track_versions/31");
  expect(playableOfTrack(item)).toEqual({ ...playableOfVersion(version), writers: track.writer });
  expect(item).toMatchObject({ id: 1, slug: "track-1", name: "Track 1", durationSeconds: 30 });
});

test("estimates are the version's own", () => {
  const estimated = sampleTrack({ id: 1, estimated: ["bpm", "tonality"] });
  expect(playableOfTrack(itemOf(estimated, version)).estimated).toEqual([]);
  const item = itemOf(track, sampleVersion({ id: 31, estimated: ["bpm"] }));
  expect(playableOfTrack(item).estimated).toEqual(["bpm"]);
});

test("an item without a version is the track itself", () => {
  expect(itemOf(track)).toBe(track);
  expect(itemIri(itemOf(track, null))).toBe("/api/tracks/1");
  expect(playableOfTrack(track)).toMatchObject({ versionId: null, version: null });
});
