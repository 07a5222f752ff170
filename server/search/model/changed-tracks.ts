import { RoaringBitmap32 } from "roaring-wasm";
import type { TrackSegment } from "./segment.ts";

/** Tracks that were read together; those of them that are public are in the segment. */
interface Layer {
  ids: ReadonlySet<number>;
  segment: TrackSegment;
}

/** Tracks that changed since all were read, each in the last layer that read it. */
export interface ChangedTracks {
  older: Layer | null;
  late: Layer | null;
}

export const NONE_CHANGED: ChangedTracks = { older: null, late: null };

const joined = (layer: Layer | null, ids: Iterable<number>) => new Set([...(layer?.ids ?? []), ...ids]);

/** All that will have changed with `news`. */
export const changedWith = ({ older, late }: ChangedTracks, news: Iterable<number>): Set<number> =>
  joined(older, joined(late, news));

/**
 * Reads what is new. Tens of thousands may have changed and something changes every second: only the late ones are
 * read each time, and all that changed when the late ones have become more than the square root of them.
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

/** The segments that are searched: all as they were read, then what changed; what is newer in a later one is dead. */
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
