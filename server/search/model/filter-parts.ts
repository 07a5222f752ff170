import { RoaringBitmap32 } from "roaring-wasm";
import type { Bounds } from "#/server/platform/db/range.ts";
import type { TrackFilters } from "#/server/search/filters/track-filters.ts";
import { WHOLE } from "#/server/search/sql/track-base.ts";
import { asBitmap, type OrdinalSet } from "./postings.ts";
import type { Segment, TrackSegment } from "./segment.ts";

/** The parts of the filters, each as the set of ordinals that it allows; each facet ignores its own part. */
export interface FilterParts {
  /** By taxonomy; null for terms that the catalogue does not know. */
  groups: { taxonomyId: number | null; allowed: RoaringBitmap32 }[];
  writers: RoaringBitmap32 | null;
  tempo: RoaringBitmap32 | null;
  seconds: RoaringBitmap32 | null;
  tonality: RoaringBitmap32 | null;
  territory: RoaringBitmap32 | null;
  version: RoaringBitmap32 | null;
}

function union<Key>(sets: ReadonlyMap<Key, OrdinalSet>, keys: Iterable<Key>): RoaringBitmap32 {
  return RoaringBitmap32.orMany([...keys].map((key) => asBitmap(sets.get(key))));
}

const COMPARISONS = {
  gte: (one: number, bound: number) => one >= bound,
  lte: (one: number, bound: number) => one <= bound,
  gt: (one: number, bound: number) => one > bound,
  lt: (one: number, bound: number) => one < bound,
};

function within(sets: ReadonlyMap<number, OrdinalSet>, bounds: Bounds): RoaringBitmap32 | null {
  if (bounds.length === 0) return null;
  return union(
    sets,
    [...sets.keys()].filter((value) => bounds.every(([bound, limit]) => COMPARISONS[bound](value, limit))),
  );
}

/** Returns the parts that filter things of any kind. */
export function thingParts({ sets }: Segment, { termGroups, writerIds }: TrackFilters) {
  return {
    groups: termGroups.map(({ taxonomyId, termIds }) => ({
      taxonomyId,
      allowed: union(sets.terms, termIds),
    })),
    writers: writerIds && union(sets.writers, writerIds),
  };
}

/** Returns the parts that filter tracks; the bitmaps belong to the current arena. */
export function trackParts(segment: TrackSegment, filters: TrackFilters): FilterParts {
  const { trackSets } = segment;
  const { tonalities, territories, versions } = filters;
  return {
    ...thingParts(segment, filters),
    tempo: within(trackSets.tempo, filters.tempo),
    seconds: within(trackSets.seconds, filters.seconds),
    tonality: tonalities && union(trackSets.tonality, tonalities),
    territory: territories && union(trackSets.territory, territories),
    version: versions && !versions.includes(WHOLE) ? union(trackSets.version, versions) : null,
  };
}

/** Returns the excluded ordinals: things with one of these terms, and dead ones. */
export function excludedOf({ sets, dead }: Segment, termIds: readonly number[]): RoaringBitmap32 {
  return RoaringBitmap32.or(union(sets.terms, termIds), dead);
}
