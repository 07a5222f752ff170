import { RoaringBitmap32 } from "roaring-wasm";
import { SECONDS_BIN, SECONDS_LAST_BIN, TEMPO_BIN } from "#/contract/search.ts";
import type { TrackFilters } from "#/server/search/filters/track-filters.ts";
import type { WordFacets } from "../finder.ts";
import { excludedOf, type FilterParts } from "./filter-parts.ts";
import { filteredOrdinals } from "./filtered-ordinals.ts";
import type { Names } from "./known-names.ts";
import { asBitmap } from "./postings.ts";
import type { Segment, TrackSegment } from "./segment.ts";
import { countBins, countColumn, countVersions } from "./track-columns.ts";

/** A segment with the matches of the words and the filters. */
interface FilteredSearch<S extends Segment> {
  segment: S;
  /** Null without words. */
  base: Uint32Array | null;
  parts: Pick<FilterParts, "groups" | "writers"> & Partial<FilterParts>;
  filters: TrackFilters;
}

/** A filtered search with the ordinals that pass the filters. */
export interface SegmentResult<S extends Segment = Segment> extends FilteredSearch<S> {
  left: Uint32Array;
}

/** Returns the ordinals that remain without one part of the filters. */
function leftWithout(
  { segment, base, parts, filters }: FilteredSearch<Segment>,
  part: keyof FilterParts | null,
  taxonomyId?: number,
  excludedIds = filters.excludedIds,
): Uint32Array {
  const { groups, ...others } = parts;
  const allowed = [
    ...groups.filter((group) => group.taxonomyId !== taxonomyId).map((group) => group.allowed),
    ...Object.entries(others).map(([name, allowed]) => (name === part ? null : allowed)),
  ];
  return filteredOrdinals(segment, base, allowed, excludedOf(segment, excludedIds));
}

/** Returns the ordinals of a computed result without one part of its filters; its own if that part filters nothing. */
const leftWithoutPart = (result: SegmentResult, part: Exclude<keyof FilterParts, "groups">): Uint32Array =>
  result.parts[part] ? leftWithout(result, part) : result.left;

/** Computes the ordinals that pass the filters. */
export const applyFilters = <C extends FilteredSearch<Segment>>(
  search: C,
): C & Pick<SegmentResult, "left"> => ({
  ...search,
  left: leftWithout(search, null),
});

const newCounts = (ids: readonly { id: number }[]) =>
  new Uint32Array(ids.reduce((most, { id }) => Math.max(most, id), 0) + 1);

function countTerms(results: readonly SegmentResult[], names: Names): Uint32Array {
  const counts = newCounts(names.terms);
  for (const result of results) {
    const grouped = new Set(result.parts.groups.flatMap(({ taxonomyId }) => taxonomyId ?? []));
    const whole = new Uint32Array(counts.length);
    result.segment.termsOf.countInto(whole, result.left);
    const own = new Map(
      [...grouped].map((taxonomyId) => {
        const counted = new Uint32Array(counts.length);
        result.segment.termsOf.countInto(counted, leftWithout(result, null, taxonomyId));
        return [taxonomyId, counted];
      }),
    );
    const excluded = new Set(result.filters.excludedIds);
    for (const { id, taxonomyId } of names.terms) {
      const counted = excluded.has(id)
        ? countIfAllowed(result, id, taxonomyId)
        : ((own.get(taxonomyId) ?? whole)[id] ?? 0);
      counts[id] = (counts[id] ?? 0) + counted;
    }
  }
  return counts;
}

/** Returns the number of results that an excluded term would have if it were allowed. */
function countIfAllowed(result: SegmentResult, id: number, taxonomyId: number): number {
  const others = result.filters.excludedIds.filter((other) => other !== id);
  const carriers = asBitmap(result.segment.sets.terms.get(id));
  const left = leftWithout(result, null, taxonomyId, others);
  return carriers.andCardinality(new RoaringBitmap32(left));
}

/** Counts the terms and writers that can narrow the results further, as `selectFacets` does. */
export function countFacets(results: readonly SegmentResult[], names: Names): WordFacets {
  const byTerm = countTerms(results, names);
  const found = names.terms.filter(({ id }) => (byTerm[id] ?? 0) > 0);
  const byWriter = newCounts(names.writers);
  for (const result of results)
    result.segment.writersOf.countInto(byWriter, leftWithoutPart(result, "writers"));
  return {
    taxonomies: [...Map.groupBy(found, ({ taxonomy }) => taxonomy)].map(([slug, members]) => ({
      slug,
      title: members[0]?.taxonomyTitle ?? slug,
      titleFr: members[0]?.taxonomyTitleFr ?? slug,
      terms: members.map((term) => ({
        slug: term.slug,
        title: term.title,
        titleFr: term.titleFr,
        family: term.family,
        count: byTerm[term.id] ?? 0,
      })),
    })),
    writers: names.writers.flatMap((writer) => {
      const count = byWriter[writer.id] ?? 0;
      return count > 0 ? [{ ...writer, count }] : [];
    }),
  };
}

function summed<Key extends string | number>(maps: readonly Map<Key, number>[]): [Key, number][] {
  const sum = new Map<Key, number>();
  for (const map of maps) for (const [key, count] of map) sum.set(key, (sum.get(key) ?? 0) + count);
  return [...sum].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Counts countries, tonalities, versions, tempo and length in the same way, as `selectTrackFacets` does. */
export function countTrackFacets(results: readonly SegmentResult<TrackSegment>[]) {
  const count = <Key extends string | number>(
    part: Exclude<keyof FilterParts, "groups" | "writers">,
    counter: (segment: TrackSegment, ordinals: ArrayLike<number>) => Map<Key, number>,
  ) => summed(results.map((result) => counter(result.segment, leftWithoutPart(result, part))));
  return {
    territories: count("territory", ({ facts }, left) => countColumn(facts.territory, left)).map(
      ([code, number]) => ({ code, count: number }),
    ),
    tonalities: count("tonality", ({ facts }, left) => countColumn(facts.tonality, left)).map(
      ([tonality, number]) => ({ tonality, count: number }),
    ),
    versions: count("version", ({ facts }, left) => countVersions(facts.versions, left)).map(
      ([kind, number]) => ({ kind, count: number }),
    ),
    tempo: count("tempo", ({ facts }, left) =>
      countBins(facts.bpm, left, { width: TEMPO_BIN, without: 0 }),
    ).map(([from, number]) => ({ from, count: number })),
    seconds: count("seconds", ({ facts }, left) =>
      countBins(facts.seconds, left, { width: SECONDS_BIN, last: SECONDS_LAST_BIN }),
    ).map(([from, number]) => ({ from, count: number })),
  };
}
