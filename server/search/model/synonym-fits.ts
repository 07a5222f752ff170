import {
  type Alternative,
  type FoundBySynonyms,
  type Hit,
  NO_FACETS,
  NO_FILTERS,
  type Part,
} from "../finder.ts";
import { synonymScore } from "../synonym-score.ts";
import { choose, countFacets } from "./count-facets.ts";
import { thingParts } from "./filter-parts.ts";
import type { Generation } from "./generation.ts";
import { holdingsOf, type KnownTexts } from "./holdings.ts";
import { inSegment } from "./phrase-fits.ts";
import { PLACES } from "./read-vector.ts";
import type { TrackSegment } from "./segment.ts";

const TERMS = PLACES.indexOf("c");

/** Visits what holds one of the texts in a segment, with the place where. */
type EachHolding = (
  segment: TrackSegment,
  visit: (ordinal: number, weight: number, place: number) => void,
) => void;

/** Asks the database what it must be asked about the texts; nothing after needs it. */
export async function synonymHolding(
  { forms, phrases }: Generation,
  alternatives: readonly Alternative[],
): Promise<EachHolding> {
  const texts = alternatives.flatMap((alternative) => alternative.texts);
  const known = await forms(texts);
  const held = await phrases.holders(
    "track",
    texts.filter((text) => known.get(text)?.words === null),
  );
  return (segment, visit) => {
    const wanted: KnownTexts = { forms: known, phrases: inSegment(held, segment) };
    for (const { texts: own, weight, isTyped } of alternatives)
      for (const text of own)
        for (const { ordinals, place } of holdingsOf(segment.index, text, wanted))
          if (isTyped || place <= TERMS)
            for (const ordinal of Array.from(ordinals)) visit(ordinal, weight, place);
  };
}

/** Tracks that hold any of the words, as `bySynonyms` in SQL finds them. */
export function findBySynonyms(
  { tracks, names }: Generation,
  holding: EachHolding,
  { size, offset }: Part,
  facets: boolean,
): FoundBySynonyms {
  const hits: (Hit & { score: number; sortOrder: number })[] = [];
  const choices = tracks.map((segment) => {
    const scores = new Map<number, number>();
    holding(segment, (ordinal, weight, place) => {
      const score = synonymScore(weight, place, segment.popularity[ordinal] ?? 0);
      if (score > (scores.get(ordinal) ?? 0)) scores.set(ordinal, score);
    });
    const chosen = choose({
      segment,
      base: Uint32Array.from(scores.keys()),
      parts: thingParts(segment, NO_FILTERS),
      filters: NO_FILTERS,
    });
    for (const ordinal of chosen.left)
      hits.push({
        id: segment.ids[ordinal] ?? 0,
        score: scores.get(ordinal) ?? 0,
        sortOrder: segment.sortOrder[ordinal] ?? 0,
      });
    return chosen;
  });
  hits.sort((one, other) => other.score - one.score || one.sortOrder - other.sortOrder || one.id - other.id);
  return {
    total: hits.length,
    hits: hits.slice(offset, offset + size).map(({ id, score }) => ({ id, score })),
    facets: facets ? countFacets(choices, names) : NO_FACETS,
  };
}
