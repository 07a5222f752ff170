import type { Unit } from "../parse-search.ts";
import type { Readings } from "../readings.ts";
import { ordinalsOf } from "./postings.ts";
import { PLACES, TITLE } from "./read-vector.ts";
import type { TextForm } from "./text-forms.ts";
import { DICTIONARIES, type WordIndex } from "./word-index.ts";

/** Things that hold a phrase, from the database: ordinal and place of each. */
export type PhraseFits = ReadonlyMap<string, { ordinals: Uint32Array; places: Uint8Array }>;

/** What words are looked for, as the index needs it. */
export interface Wanted {
  clauses: readonly (readonly Unit[])[];
  excluded: readonly Unit[];
  text: string;
  readings: Readings;
  forms: ReadonlyMap<string, TextForm>;
  phrases: PhraseFits;
}

/** Places by strength: 0 does not fit, 1 fits by words that were not typed, then `PLACES` from the weakest. */
const NOT_TYPED = 1;
const strengthOf = (place: number) => PLACES.length - place + NOT_TYPED;
const TERMS = PLACES.indexOf("c");

/** Tiers of the ranking (`server/search/match.ts`): the first two are of whole titles. */
const IS_TITLE = 0;
const BEGINS_TITLE = 1;
const WORDS_OF_TITLE = 2;
const tierOf = (strength: number) => WORDS_OF_TITLE + strengthOf(TITLE) - strength;

type Mark = (ordinal: number, place: number) => void;

/** Visits what holds a text, with the place where; a thing can come several times. */
export function eachHolding(
  index: WordIndex,
  text: string,
  { forms, phrases }: Pick<Wanted, "forms" | "phrases">,
  mark: Mark,
): void {
  const phrase = phrases.get(text);
  if (phrase) {
    phrase.ordinals.forEach((ordinal, at) => {
      mark(ordinal, phrase.places[at] ?? 0);
    });
    return;
  }
  const words = forms.get(text)?.words;
  if (!words) return;
  for (const dictionary of DICTIONARIES) {
    const word = words[dictionary];
    if (word === "") continue;
    index.words[dictionary].forEach((sets, place) => {
      const ordinals = ordinalsOf(sets.get(word));
      for (let at = 0; at < ordinals.length; at += 1) mark(ordinals[at] ?? 0, place);
    });
  }
}

/** Strengths by ordinal, and which ordinals have one; reused, for a large catalogue makes them long. */
class Marks {
  readonly strengths: Uint8Array;
  touched: number[] = [];

  constructor(size: number) {
    this.strengths = new Uint8Array(size);
  }

  raise(ordinal: number, strength: number): void {
    const before = this.strengths[ordinal] ?? 0;
    if (before === 0) this.touched.push(ordinal);
    if (strength > before) this.strengths[ordinal] = strength;
  }

  clear(): void {
    for (const ordinal of this.touched) this.strengths[ordinal] = 0;
    this.touched = [];
  }
}

/** Fitting ordinals in no order, each with its tier. */
export interface Fits {
  ordinals: number[];
  /** By ordinal; only those of `ordinals` are told. */
  tiers: Uint8Array;
}

/** Fits searches to one index of `size` things; gives the same as `matchSearch` does in SQL. */
export function wordFitter(index: WordIndex, size: number) {
  const pool: Marks[] = [];
  const tiers = new Uint8Array(size);
  const marksAt = (at: number) => (pool[at] ??= new Marks(size));

  function fitClause(units: readonly Unit[], wanted: Wanted, marks: Marks): void {
    for (const { text } of units) {
      const { texts, also } = wanted.readings.get(text) ?? { texts: [text], also: [] };
      for (const one of texts)
        eachHolding(index, one, wanted, (ordinal, place) => marks.raise(ordinal, strengthOf(place)));
      for (const one of also)
        eachHolding(index, one, wanted, (ordinal, place) => {
          if (place <= TERMS) marks.raise(ordinal, NOT_TYPED);
        });
    }
  }

  function fitAll(wanted: Wanted): number[] {
    const clauses = wanted.clauses.map((units, at) => {
      const marks = marksAt(at);
      fitClause(units, wanted, marks);
      return marks;
    });
    const smallest = clauses.toSorted((one, other) => one.touched.length - other.touched.length)[0];
    const ordinals: number[] = [];
    for (const ordinal of smallest?.touched ?? []) {
      let weakest = Number.POSITIVE_INFINITY;
      for (const { strengths } of clauses) weakest = Math.min(weakest, strengths[ordinal] ?? 0);
      if (weakest === 0) continue;
      tiers[ordinal] = tierOf(weakest);
      ordinals.push(ordinal);
    }
    for (const marks of clauses) marks.clear();
    return ordinals;
  }

  /** Whole titles come first; one that the words alone did not find is found by them. */
  function fitTitles(found: number[], wanted: Wanted): void {
    const folded = wanted.forms.get(wanted.text)?.folded ?? "";
    for (const titles of index.titles) {
      const begins = titles.beginningWith(folded);
      for (const ordinal of found) if (begins(ordinal)) tiers[ordinal] = BEGINS_TITLE;
    }
    const exact = new Set(index.titles.flatMap((titles) => titles.exactly(folded)));
    if (exact.size === 0) return;
    const missing = new Set(exact);
    for (const ordinal of found) missing.delete(ordinal);
    found.push(...missing);
    for (const ordinal of exact) tiers[ordinal] = IS_TITLE;
  }

  function withoutExcluded(found: number[], wanted: Wanted): number[] {
    if (wanted.excluded.length === 0) return found;
    const marks = marksAt(0);
    for (const { text } of wanted.excluded)
      eachHolding(index, text, wanted, (ordinal) => marks.raise(ordinal, 1));
    const left = found.filter((ordinal) => marks.strengths[ordinal] === 0);
    marks.clear();
    return left;
  }

  return (wanted: Wanted): Fits => {
    if (wanted.clauses.length === 0) {
      tiers.fill(0);
      const all = wanted.excluded.length > 0 ? Array.from({ length: size }, (_, ordinal) => ordinal) : [];
      return { ordinals: withoutExcluded(all, wanted), tiers };
    }
    const found = fitAll(wanted);
    fitTitles(found, wanted);
    return { ordinals: withoutExcluded(found, wanted), tiers };
  };
}
