import { expect, test } from "vitest";
import { type ChangedTracks, NONE_CHANGED, readNews, segmentsOf } from "./changed-tracks.ts";
import { type ThingRow, type TrackSegment, TrackSegmentBuilder } from "./segment.ts";

const FACTS = {
  name: "",
  bpm: null,
  seconds: 1,
  tonality: null,
  territory: null,
  createdAt: 0,
  versions: [],
};
const WORDS = { fr: "", en: "", sx: "", titleFr: "", titleEn: "", titles: [""], codes: [], albumNames: [] };

function segmentOf(ids: readonly number[]): TrackSegment {
  const builder = new TrackSegmentBuilder();
  for (const id of ids) {
    const row: ThingRow = { id, popularity: 0, sortOrder: 0, termIds: [], writerIds: [], ...WORDS };
    builder.add({ ...row, ...FACTS });
  }
  return builder.build();
}

const idsUnder = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
/** The ids found in each segment. */
const alive = (segments: readonly TrackSegment[]) =>
  segments.map(({ ids, dead }) => [...ids].filter((_, ordinal) => !dead.has(ordinal)));

test("after many changes, only the latest tracks are read again, until they are many too", async () => {
  const read: number[][] = [];
  const reading = async (ids: number[]) => {
    read.push(ids);
    return segmentOf(ids);
  };
  const base = segmentOf(idsUnder(12));
  let changed: ChangedTracks = await readNews(NONE_CHANGED, idsUnder(9), reading);
  for (const news of [[10], [1], [1, 10], [2], [3]]) changed = await readNews(changed, news, reading);
  expect(read).toEqual([idsUnder(9), [10], [10, 1], [10, 1], [10, 1, 2], idsUnder(10)]);
  expect(alive(segmentsOf(base, changed))).toEqual([[11, 12], idsUnder(10)]);
});

test("a track is found only in the segment that read it last", async () => {
  const base = segmentOf(idsUnder(12));
  const older = await readNews(NONE_CHANGED, idsUnder(9), async (ids) => segmentOf(ids));
  const changed = await readNews(older, [2, 12], async (ids) => segmentOf(ids));
  expect(alive(segmentsOf(base, changed))).toEqual([
    [10, 11],
    [1, 3, 4, 5, 6, 7, 8, 9],
    [2, 12],
  ]);
  // A track that is no longer public is in no segment.
  const gone = await readNews(older, [3], async () => segmentOf([]));
  expect(alive(segmentsOf(base, gone))).toEqual([[10, 11, 12], [1, 2, 4, 5, 6, 7, 8, 9], []]);
});
