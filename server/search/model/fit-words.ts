import type { Unit } from "#/server/search/words/parse-search.ts";
import type { Readings } from "#/server/search/words/readings.ts";
import { holdingsOf, type KnownTexts } from "./holdings.ts";
import { PLACES, TITLE } from "./read-vector.ts";
import { NOT_FOUND, ResultSet } from "./result-set.ts";
import { StrengthBuffer } from "./strength-buffer.ts";
import type { WordIndex } from "./word-index.ts";

/** A search by words in the form that the index needs. */
export interface WordQuery extends KnownTexts {
  clauses: readonly (readonly Unit[])[];
  codes: readonly string[];
  excluded: readonly Unit[];
  /** The whole input, folded like titles: one text, or several possible ones. */
  titles: readonly string[];
  readings: Readings;
}

/** Strengths of places: 0 for no match, 1 for a match by words that were not typed, then `PLACES` from the weakest. */
const NOT_TYPED = 1;
const strengthOf = (place: number) => PLACES.length - place + NOT_TYPED;
const TERMS = PLACES.indexOf("c");

/** Tiers of the ranking (`server/search/sql/match.ts`): the first three are for whole names. */
const IS_TITLE = 0;
const IS_ALBUM = 1;
const BEGINS_TITLE = 2;
const WORDS_OF_TITLE = 3;
const tierOf = (strength: number) => WORDS_OF_TITLE + strengthOf(TITLE) - strength;

/** Fitting ordinals, unordered, each with its tier. Both are valid until the next search of the same index. */
export interface Fits {
  ordinals: Uint32Array;
  /** By ordinal; only defined for those of `ordinals`. */
  tiers: Uint8Array;
}

/** Returns a function that matches searches against an index of `size` things, as `matchSearch` does in SQL. */
export function wordFitter(index: WordIndex, size: number) {
  const marks = new StrengthBuffer(size);
  const found = new ResultSet(size);

  /** Yields the things that contain a word of the clause, with their strength; a thing may come several times. */
  function* matchesOf(
    units: readonly Unit[],
    wanted: WordQuery,
  ): Generator<[ArrayLike<number>, strength: number]> {
    for (const { text } of units) {
      const { texts, also } = wanted.readings.get(text) ?? { texts: [text], also: [] };
      for (const one of texts)
        for (const { ordinals, place } of holdingsOf(index, one, wanted)) yield [ordinals, strengthOf(place)];
      for (const one of also)
        for (const { ordinals, place } of holdingsOf(index, one, wanted))
          if (place <= TERMS) yield [ordinals, NOT_TYPED];
    }
  }

  function fitClauses(wanted: WordQuery): void {
    const [first = [], ...others] = wanted.clauses;
    for (const [ordinals, strength] of matchesOf(first, wanted)) found.putAll(ordinals, tierOf(strength));
    const { strengths } = marks;
    for (const units of others) {
      if (found.ordinals.length === 0) return;
      for (const [ordinals, strength] of matchesOf(units, wanted)) marks.raise(ordinals, strength);
      found.narrow((ordinal) => {
        const strength = strengths[ordinal] as number;
        return strength === 0 ? NOT_FOUND : tierOf(strength);
      });
      marks.clear();
    }
  }

  /** Matches whole names, which rank first and also find things that the words alone do not. */
  function fitTitles(wanted: WordQuery): void {
    const each = (find: (title: string) => Iterable<number>, tier: number, isFoundAnyway: boolean) => {
      for (const title of wanted.titles)
        for (const ordinal of find(title)) if (isFoundAnyway || found.has(ordinal)) found.put(ordinal, tier);
    };
    for (const titles of index.titles) each((title) => titles.beginningWith(title), BEGINS_TITLE, false);
    each((title) => index.albumNames.of(title), IS_ALBUM, true);
    for (const titles of index.titles) each((title) => titles.exactly(title), IS_TITLE, true);
  }

  function removeExcluded(wanted: WordQuery): void {
    for (const { text } of wanted.excluded)
      for (const { ordinals } of holdingsOf(index, text, wanted)) marks.raise(ordinals, NOT_TYPED);
    found.narrow((ordinal) => (marks.strengths[ordinal] === 0 ? 0 : NOT_FOUND));
    marks.clear();
  }

  return (wanted: WordQuery): Fits => {
    found.clear();
    if (wanted.codes.length > 0)
      for (const code of wanted.codes) found.putAll(index.codes.of(code), IS_TITLE);
    else if (wanted.clauses.length > 0) {
      fitClauses(wanted);
      fitTitles(wanted);
    } else if (wanted.excluded.length > 0) {
      for (let ordinal = 0; ordinal < size; ordinal += 1) found.put(ordinal, 0);
    }
    if (wanted.excluded.length > 0) removeExcluded(wanted);
    return { ordinals: found.ordinals, tiers: found.tiers };
  };
}
