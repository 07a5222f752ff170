import type { BriefSearch, FoundByBrief } from "../brief/brief.ts";
import { weightsOf } from "../brief/brief.ts";
import { LEAST_SHARE, LIMIT_WORTH, scoreOf, TITLE_WORTH, WHOLE_WORTH } from "../brief/weights.ts";
import type { Hit, PageRange } from "../finder.ts";
import { type BriefMarks, fitBrief } from "./brief-fits.ts";
import { applyFilters, countFacets, countTrackFacets, type SegmentResult } from "./count-facets.ts";
import { trackParts } from "./filter-parts.ts";
import type { Fits, WordQuery } from "./fit-words.ts";
import type { Generation } from "./generation.ts";
import type { KnownTexts } from "./holdings.ts";
import { mergePages, type Placed } from "./merge-pages.ts";
import { inSegment, phrasesToLookUp } from "./phrase-fits.ts";
import type { TrackSegment } from "./segment.ts";
import { partInOrder } from "./top-ordinals.ts";

/** The dictionary forms of a brief's texts, for each segment. */
export interface BriefTexts {
  known(segment: TrackSegment): KnownTexts;
  /** Null if the brief cannot be a title. */
  title: ((segment: TrackSegment) => WordQuery) | null;
}

/** Makes all database queries of a brief; the search itself needs none. */
export async function prepareBrief(
  { forms, phrases, tracks }: Generation,
  { demands, excluded, title }: BriefSearch,
  titleIn: ((segment: TrackSegment) => WordQuery) | null,
): Promise<BriefTexts> {
  const texts = [...demands.map(({ evidence }) => evidence), ...excluded].flatMap((evidence) =>
    evidence.texts.map(({ text }) => text),
  );
  const known = await forms(texts);
  const held = await phrases.holders("track", phrasesToLookUp(texts, known, tracks));
  return {
    known: (segment) => ({ forms: known, phrases: inSegment(held, segment) }),
    title: title && titleIn,
  };
}

type Marked = SegmentResult<TrackSegment> & { marks: BriefMarks };

/** Returns the ordinals whose worth is sufficient compared to the best one. */
function worthwhile({ totals }: BriefMarks, ordinals: Uint32Array, best: number): Uint32Array {
  return ordinals.filter((ordinal) => {
    const total = totals[ordinal] as number;
    return total >= WHOLE_WORTH || (total > 0 && (total % LIMIT_WORTH) * LEAST_SHARE >= best);
  });
}

/** Returns all ordinals with a positive total, ascending. */
function fitting({ totals }: BriefMarks): Uint32Array {
  const ordinals = new Uint32Array(totals.length);
  let count = 0;
  for (let ordinal = 0; ordinal < totals.length; ordinal += 1) {
    if ((totals[ordinal] as number) <= 0) continue;
    ordinals[count] = ordinal;
    count += 1;
  }
  return ordinals.subarray(0, count);
}

function rankedBriefs(results: readonly Marked[], part: PageRange): Placed<TrackSegment>[] {
  const totalOf = new Map(results.map(({ segment, marks }) => [segment, marks.totals]));
  const worthOf = ({ segment, ordinal }: Placed<TrackSegment>) => totalOf.get(segment)?.[ordinal] ?? 0;
  const shares = results.map(({ segment, left, marks }) => ({
    segment,
    total: left.length,
    part(from: number, to: number) {
      // Ordinals follow popularity: among equals the smaller comes first.
      const keys = new Float64Array(left.length);
      for (let at = 0; at < left.length; at += 1) {
        const ordinal = left[at] as number;
        keys[at] = ordinal - (marks.totals[ordinal] as number) * segment.size;
      }
      return partInOrder(left, keys, from, to);
    },
  }));
  return mergePages(shares, part, (one, other) => {
    const { segment, ordinal } = one;
    return (
      worthOf(other) - worthOf(one) ||
      (other.segment.popularity[other.ordinal] ?? 0) - (segment.popularity[ordinal] ?? 0) ||
      (segment.sortOrder[ordinal] ?? 0) - (other.segment.sortOrder[other.ordinal] ?? 0) ||
      (segment.ids[ordinal] ?? 0) - (other.segment.ids[other.ordinal] ?? 0)
    );
  });
}

/** Returns how many tracks of a result meet every concept. */
function countWhole({ left, marks: { totals } }: Marked): number {
  let whole = 0;
  for (const ordinal of left) if ((totals[ordinal] as number) % TITLE_WORTH >= WHOLE_WORTH) whole += 1;
  return whole;
}

/** Ranks tracks by a brief, as `briefBySql` does. `inOrder` returns a page in a requested order. */
export function findBrief(
  { tracks, names }: Generation,
  search: BriefSearch,
  {
    part,
    facets,
    texts,
    inOrder,
  }: {
    part: PageRange;
    facets: boolean;
    texts: BriefTexts;
    inOrder: ((results: readonly SegmentResult<TrackSegment>[]) => Hit[]) | null;
  },
): FoundByBrief {
  const { filters } = search;
  const concepts = weightsOf(search).map(({ concept }) => concept);
  const fitted = tracks.map((segment) => {
    const titles: Fits | null = texts.title && segment.fit(texts.title(segment));
    const marks = fitBrief(segment, search, texts.known(segment), titles);
    const parts = trackParts(segment, filters);
    return { ...applyFilters({ segment, base: fitting(marks), parts, filters }), marks };
  });
  let best = 0;
  for (const { left, marks } of fitted)
    for (const ordinal of left) best = Math.max(best, (marks.totals[ordinal] as number) % LIMIT_WORTH);
  const results: Marked[] = fitted.map(({ segment, base, parts, marks }) => ({
    ...applyFilters({ segment, base: worthwhile(marks, base ?? new Uint32Array(), best), parts, filters }),
    marks,
  }));
  const marksOf = new Map(results.map(({ segment, marks }) => [segment, marks]));
  const total = results.reduce((sum, { left }) => sum + left.length, 0);
  const placed = inOrder
    ? inOrder(results).flatMap(({ id }) =>
        results.flatMap(({ segment, left }) => {
          const ordinal = segment.ordinalOf(id);
          return ordinal !== undefined && left.includes(ordinal) ? [{ segment, ordinal }] : [];
        }),
      )
    : rankedBriefs(results, part);
  return {
    total,
    whole: concepts.length > 0 ? results.reduce((sum, result) => sum + countWhole(result), 0) : total,
    hits: placed.map(({ segment, ordinal }) => {
      const marks = marksOf.get(segment);
      const strengths: number[] = [];
      for (const concept of concepts) strengths[concept] = marks?.strengths[concept]?.[ordinal] ?? 0;
      return {
        id: segment.ids[ordinal] ?? 0,
        score: scoreOf(marks?.totals[ordinal] ?? 0, search),
        strengths,
        met: marks?.met[ordinal] ?? 0,
      };
    }),
    facets: facets
      ? { ...countFacets(results, names), ...countTrackFacets(results) }
      : { taxonomies: [], writers: [] },
  };
}
