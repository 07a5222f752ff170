import { RoaringBitmap32 } from "roaring-wasm";
import type { TrackSegment } from "./segment.ts";

/** Tracks that were read together; the segment contains those that are public. */
interface Layer {
  ids: ReadonlySet<number>;
  segment: TrackSegment;
}

/** Tracks that changed since the full reading, each in the last layer that read it. */
export interface ChangedTracks {
  older: Layer | null;
  late: Layer | null;
}

export const NONE_CHANGED: ChangedTracks = { older: null, late: null };

const joined = (layer: Layer | null, ids: Iterable<number>) => new Set([...(layer?.ids ?? []), ...ids]);

/** Returns the ids of all changed tracks, including `news`. */
export const changedWith = ({ older, late }: ChangedTracks, news: Iterable<number>): Set<number> =>
  joined(older, joined(late, news));

/**
 * Reads new changes. Tens of thousands of tracks may have changed, and some change every second: each time only the
 * late ones are read, and all changed ones as soon as the late ones exceed the square root of the total.
 */
export async function readNews(
  changed: ChangedTracks,
  news: Iterable<number>,
  read: (ids: number[]) => Promise<TrackSegment>,
): Promise<ChangedTracks> {
  const ids = joined(changed.late, news);
  const all = joined(changed.older, ids);
  if (ids.size ** 2 > all.size) return { older: { ids: all, segment: await read([...all]) }, late: null };
  return { older: changed.older, late: { ids, segment: await read([...ids]) } };
}

/**
 * Returns the segments to search: the full reading, then the changes; entries that a later segment replaces are dead.
 */
export function segmentsOf(base: TrackSegment, changed: ChangedTracks): TrackSegment[] {
  const { older, late } = changed;
  return [
    without(base, changedWith(changed, [])),
    ...(older ? [without(older.segment, late?.ids ?? new Set())] : []),
    ...(late ? [late.segment] : []),
  ];
}

const without = (segment: TrackSegment, ids: ReadonlySet<number>): TrackSegment => ({
  ...segment,
  dead: new RoaringBitmap32([...ids].flatMap((id) => segment.ordinalOf(id) ?? [])),
});
