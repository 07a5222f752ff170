import { RoaringBitmap32 } from "roaring-wasm";
import { SECONDS_BIN, SECONDS_LAST_BIN, TEMPO_BIN } from "#/contract/search.ts";
import type { TrackFilters } from "#/server/search/filters/track-filters.ts";
import type { WordFacets } from "../finder.ts";
import { chosenOrdinals } from "./chosen-ordinals.ts";
import { excludedOf, type Parts } from "./filter-parts.ts";
import type { Names } from "./known-names.ts";
import { asBitmap } from "./postings.ts";
import type { Segment, TrackSegment } from "./segment.ts";
import { countBins, countColumn, countVersions } from "./track-columns.ts";

/** A segment with the matches of the words and the filters. */
interface Choice<S extends Segment> {
  segment: S;
  /** Null without words. */
  base: Uint32Array | null;
  parts: Pick<Parts, "groups" | "writers"> & Partial<Parts>;
  filters: TrackFilters;
}

/** The same with the remaining ordinals. */
export interface Chosen<S extends Segment = Segment> extends Choice<S> {
  left: Uint32Array;
}

/** Returns the ordinals that remain without one part of the filters. */
function leftWithout(
  { segment, base, parts, filters }: Choice<Segment>,
  part: keyof Parts | null,
  taxonomyId?: number,
  excludedIds = filters.excludedIds,
): Uint32Array {
  const { groups, ...others } = parts;
  const lets = [
    ...groups.filter((group) => group.taxonomyId !== taxonomyId).map((group) => group.lets),
    ...Object.entries(others).map(([name, lets]) => (name === part ? null : lets)),
  ];
  return chosenOrdinals(segment, base, lets, excludedOf(segment, excludedIds));
}

/** Does the same for a computed choice: its own ordinals when that part filters nothing. */
const freedOf = (chosen: Chosen, part: Exclude<keyof Parts, "groups">): Uint32Array =>
  chosen.parts[part] ? leftWithout(chosen, part) : chosen.left;

/** Computes the ordinals of a choice. */
export const choose = <C extends Choice<Segment>>(choice: C): C & Pick<Chosen, "left"> => ({
  ...choice,
  left: leftWithout(choice, null),
});

const newCounts = (ids: readonly { id: number }[]) =>
  new Uint32Array(ids.reduce((most, { id }) => Math.max(most, id), 0) + 1);

function countTerms(choices: readonly Chosen[], names: Names): Uint32Array {
  const counts = newCounts(names.terms);
  for (const chosen of choices) {
    const grouped = new Set(chosen.parts.groups.flatMap(({ taxonomyId }) => taxonomyId ?? []));
    const whole = new Uint32Array(counts.length);
    chosen.segment.termsOf.countInto(whole, chosen.left);
    const own = new Map(
      [...grouped].map((taxonomyId) => {
        const counted = new Uint32Array(counts.length);
        chosen.segment.termsOf.countInto(counted, leftWithout(chosen, null, taxonomyId));
        return [taxonomyId, counted];
      }),
    );
    const excluded = new Set(chosen.filters.excludedIds);
    for (const { id, taxonomyId } of names.terms) {
      const counted = excluded.has(id)
        ? letInAgain(chosen, id, taxonomyId)
        : ((own.get(taxonomyId) ?? whole)[id] ?? 0);
      counts[id] = (counts[id] ?? 0) + counted;
    }
  }
  return counts;
}

/** Returns the number of results an excluded term would have if it were allowed. */
function letInAgain(chosen: Chosen, id: number, taxonomyId: number): number {
  const others = chosen.filters.excludedIds.filter((other) => other !== id);
  const carriers = asBitmap(chosen.segment.sets.terms.get(id));
  const left = leftWithout(chosen, null, taxonomyId, others);
  return carriers.andCardinality(new RoaringBitmap32(left));
}

/** Counts the terms and writers that can narrow the results further, as `selectFacets` does. */
export function countFacets(choices: readonly Chosen[], names: Names): WordFacets {
  const byTerm = countTerms(choices, names);
  const found = names.terms.filter(({ id }) => (byTerm[id] ?? 0) > 0);
  const byWriter = newCounts(names.writers);
  for (const chosen of choices) chosen.segment.writersOf.countInto(byWriter, freedOf(chosen, "writers"));
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
export function countTrackFacets(choices: readonly Chosen<TrackSegment>[]) {
  const count = <Key extends string | number>(
    part: Exclude<keyof Parts, "groups" | "writers">,
    counter: (segment: TrackSegment, ordinals: ArrayLike<number>) => Map<Key, number>,
  ) => summed(choices.map((chosen) => counter(chosen.segment, freedOf(chosen, part))));
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
