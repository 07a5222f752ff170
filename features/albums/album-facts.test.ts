import { expect, test } from "vitest";
import type { Track } from "#/contract/track.ts";
import { albumFacts } from "./album-facts.ts";

const track = (given: Partial<Track>): Track => ({
  "@id": "/api/tracks/1",
  "@type": "Track",
  id: 1,
  slug: "x",
  name: "X",
  duration: "00:00",
  bpm: null,
  tonality: null,
  writer: [],
  terms: [],
  trackVersions: [],
  mp3Track: "media/track/mp3/x.mp3",
  image: null,
  imageFr: null,
  albumDetails: { id: 1, name: "A", nameFr: "A", slug: "a", slugFr: "a" },
  isMine: false,
  ...given,
});

test("an album's facts sum up its tracks, their lengths and versions", () => {
  const facts = albumFacts([
    track({ duration: "02:31", durationSeconds: 151, bpm: 96, trackVersions: ["/api/track_versions/1"] }),
    track({ duration: "75:02", bpm: 66, trackVersions: ["/api/track_versions/2", "/api/track_versions/3"] }),
  ]);
  expect(facts).toEqual({
    titles: 2,
    seconds: 151 + 4502,
    tempi: { slowest: 66, fastest: 96, isEstimated: false },
    versions: 2 + 3,
  });
});

test("a range of tempi is an estimate if one of them is", () => {
  const facts = albumFacts([track({ bpm: 96 }), track({ bpm: 66, estimated: ["bpm"] })]);
  expect(facts.tempi?.isEstimated).toBe(true);
  expect(albumFacts([track({ bpm: 96, estimated: ["tonality"] })]).tempi?.isEstimated).toBe(false);
});

test("an album without known tempi has no range", () => {
  expect(albumFacts([track({})]).tempi).toBeNull();
  expect(albumFacts([])).toEqual({ titles: 0, seconds: 0, tempi: null, versions: 0 });
});
