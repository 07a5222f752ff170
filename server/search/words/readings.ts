import { fold } from "#/contract/fold.ts";
import type { Related, WordFacts, WordToLookUp } from "./look-up-words.ts";
import { joinedOf, type ParsedSearch } from "./parse-search.ts";

/** The texts to search for a word or phrase. */
export interface Reading {
  /** Texts that count as typed: the word itself, or its corrections. */
  texts: readonly string[];
  /** Texts whose matches rank lower: translation and synonyms. */
  also: readonly string[];
}

export type Readings = ReadonlyMap<string, Reading>;

/** A searched text that was not typed; each can be switched off by its `term` (contract §5, our addition). */
export interface Expansion {
  /** As typed. */
  word: string;
  kind: "typo" | "language" | "synonym";
  term: string;
  title: string;
  titleFr: string;
  weight: number;
}

export interface ReadSearch {
  readings: Readings;
  expansions: Expansion[];
  /** Words missing from the catalogue, and those searched instead. */
  corrections: { word: string; instead: string[] }[];
}

/** Returns the words of a search to look up. */
export const wordsToRead = (search: ParsedSearch): WordToLookUp[] => [
  ...new Map(search.clauses.flat().map((unit) => [unit.text, unit])).values(),
];

/** Returns the single words of a search, wanted or excluded. */
export const singleWords = ({ clauses, excluded }: ParsedSearch): string[] =>
  [...clauses.flat(), ...excluded].flatMap(({ text, isWord }) => (isWord ? text : []));

/** Adds the two-word spellings of excluded words: «-lofi» excludes «-"lo fi"» too. */
export const withSplitExclusions = (
  search: ParsedSearch,
  splits: ReadonlyMap<string, readonly string[]>,
): ParsedSearch => ({
  ...search,
  excluded: [
    ...search.excluded,
    ...search.excluded.flatMap(({ text, isWord }) =>
      isWord ? (splits.get(text) ?? []).map((splitWords) => ({ text: splitWords, isWord: false })) : [],
    ),
  ],
});

/**
 * Returns joined spellings: «lo-fi», and «lo» next to «fi», are «lofi». The catalogue joins its own hyphenated words.
 */
export function joinedWords({ clauses }: ParsedSearch): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, string[]>();
  const add = (text: string, word: string) => joined.set(text, [...(joined.get(text) ?? []), word]);
  let before: string | null = null;
  for (const units of clauses) {
    for (const unit of units) for (const { text } of joinedOf(unit)) add(unit.text, text);
    const [{ text, isWord } = { text: "", isWord: false }] = units;
    const word: string | null = isWord && units.length === 1 ? text : null;
    if (before !== null && word !== null) for (const part of [before, word]) add(part, before + word);
    before = word;
  }
  return joined;
}

function relatedTo(word: string, related: readonly Related[]): Expansion[] {
  return related.map(({ isItself, ...one }) => ({
    word,
    kind: isItself ? ("language" as const) : ("synonym" as const),
    ...one,
  }));
}

/** Returns the titles of an expansion that are not just another spelling of the word. */
const othersThan = (word: string, { title, titleFr }: Expansion) =>
  [...new Set([title, titleFr])].filter((text) => fold(text) !== fold(word));

/**
 * Combines a search with the facts about its words. `without` lists expansions that are switched off; with `isExact`
 * only typed words are searched.
 */
export function readSearch(
  search: ParsedSearch,
  facts: ReadonlyMap<string, WordFacts>,
  {
    isExact = false,
    without = [],
    splits = new Map(),
  }: {
    isExact?: boolean;
    without?: readonly string[];
    /** Two-word spellings of words in the catalogue. */
    splits?: ReadonlyMap<string, readonly string[]>;
  },
): ReadSearch {
  const isOff = new Set(without);
  const joined = isExact ? new Map<string, string[]>() : joinedWords(search);
  const readings = new Map<string, Reading>();
  const expansions: Expansion[] = [];
  const corrections: ReadSearch["corrections"] = [];
  for (const { text } of wordsToRead(search)) {
    const { instead: offered = [], related = [] } = isExact ? {} : (facts.get(text) ?? {});
    const splitWords = splits.get(text) ?? [];
    // A word of the thesaurus is spelt correctly, whether or not the catalogue contains it; so is one that the
    // catalogue writes as two.
    const isCorrect = related.length > 0 || splitWords.length > 0;
    const instead = isCorrect ? [] : offered.filter((word) => !isOff.has(word));
    const near = relatedTo(text, related)
      .filter((one) => othersThan(text, one).length > 0)
      .filter(({ term }) => !isOff.has(term));
    if (instead.length > 0) corrections.push({ word: text, instead });
    expansions.push(
      ...instead.map((term) => ({
        word: text,
        kind: "typo" as const,
        term,
        title: term,
        titleFr: term,
        weight: 1,
      })),
      ...near,
    );
    readings.set(text, {
      texts: [...(instead.length > 0 ? instead : [text]), ...(joined.get(text) ?? []), ...splitWords],
      also: [...new Set(near.flatMap((one) => othersThan(text, one)))],
    });
  }
  return { readings, expansions, corrections };
}
