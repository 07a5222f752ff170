import { FULL_STRENGTH, type WeighedTerm } from "./brief.ts";
import { dislikeAt, MOST_WORDS } from "./dislikes.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { namesVersion } from "./meanings.ts";
import type { Phrase } from "./phrases.ts";
import type { ThesaurusEntry } from "./thesaurus.ts";
import { NEGATOR_PHRASES, NEGATORS_OF_THINGS, PARTITIVES } from "./vocabulary.ts";
import type { Word } from "./words.ts";

/** A word that negates the next ones. */
export interface Negation {
  start: number;
  /** Where the negating words end. */
  end: number;
  /** Whether it has negated something already. */
  isSpent: boolean;
  /** Whether it negates a quality only: “not sad piano” wants a piano. */
  isOfQuality?: boolean;
  /** Whether it negates things, qualities included: “no modern drum kit”, «pas de gros tambours». */
  isOfThings?: boolean;
  /** Whether it only drops the rejected alternative of a comparison: «plutôt bossa que folk». */
  isAside?: boolean;
}

/** Punctuation that ends the scope of a negation and of joined phrases. */
export const BARRIER = /[,;.:!?/\n·–—]/;

/** Maximum length of a negated phrase; longer ones are idioms: «ni vu ni connu», “no man’s land”. */
const MOST_NEGATED = 3;

/**
 * Returns whether a phrase that begins with a negation excludes something instead of naming a kind of version («sans
 * voix»).
 */
export const isNegated = ({ length, meanings }: Phrase<Meaning>) =>
  length <= MOST_NEGATED && !meanings.some(namesVersion);

/** Returns whether a negating word, with the next one, is about things: “no”, «pas de». */
const isOfThings = ({ text }: Word, next: Word | undefined) =>
  NEGATORS_OF_THINGS.has(text) || (text === "pas" && PARTITIVES.has(next?.text ?? ""));

/** Returns the negation that a word begins. */
export const negationBy = (word: Word, next: Word | undefined): Omit<Negation, "isSpent"> => ({
  start: word.start,
  end: word.end,
  isOfQuality: word.text === "not",
  isOfThings: isOfThings(word, next),
});

const LONGEST_NEGATOR = 3;

/**
 * Returns how many words from `at` on form a negation; 0 if they form none, if punctuation separates them (except in
 * “w/o”), or if one of them begins a longer phrase: «au lieu de mémoire».
 */
export function negatorAt(
  text: string,
  words: readonly Word[],
  at: number,
  phraseAt: (index: number) => Phrase<Meaning> | null,
): number {
  for (let length = LONGEST_NEGATOR; length > 1; length -= 1) {
    const taken = words.slice(at, at + length);
    if (!NEGATOR_PHRASES.has(taken.map((word) => word.text).join(" "))) continue;
    const typed = text.slice(taken[0]?.start, taken.at(-1)?.end);
    const isParted = BARRIER.test(typed) && !/^w\/o$/i.test(typed);
    const goesOn = taken.some((_, from) => from + (phraseAt(at + from)?.length ?? 0) > taken.length);
    return isParted || goesOn ? 0 : taken.length;
  }
  let end = at + 1;
  while (
    end < Math.min(words.length, at + MOST_WORDS) &&
    !BARRIER.test(text.slice(words[end - 1]?.end, words[end]?.start))
  )
    end += 1;
  return dislikeAt(words, at, end);
}

/** Returns the terms that are excluded together with the entries of a word. */
export const leftOutWith = (entries: readonly ThesaurusEntry[], terms: Lexicon["terms"]): WeighedTerm[] =>
  entries.flatMap(({ leads }) =>
    leads.leftOut.flatMap((slug) => {
      const term = terms.get(slug);
      return term ? [{ id: term.id, strength: FULL_STRENGTH, taxonomy: term.taxonomy }] : [];
    }),
  );

const QUALITIES = ["moods", "nuances"];
const THINGS = ["instruments", "genres", "subgenres"];

/** Returns whether a meaning is a term of one of these taxonomies, or leads to one first. */
function isOf(taxonomies: readonly string[], meaning: Meaning, terms: Lexicon["terms"]): boolean {
  const slug = meaning.kind === "entry" ? meaning.entry.leads.terms[0]?.slug : undefined;
  const term = meaning.kind === "term" ? meaning.term : terms.get(slug ?? "");
  return term !== undefined && taxonomies.includes(term.taxonomy);
}

type Terms = Lexicon["terms"];

export const isThing = (meanings: readonly Meaning[], terms: Terms) =>
  meanings.some((meaning) => isOf(THINGS, meaning, terms) && worthOf(meaning) === FULL_STRENGTH);
export const leadsToThing = (meanings: readonly Meaning[], terms: Terms) =>
  meanings.some((meaning) => isOf(THINGS, meaning, terms));
export const isQuality = (meanings: readonly Meaning[], terms: Terms) =>
  meanings.some((meaning) => isOf(QUALITIES, meaning, terms));

export const leadsToInstrument = (meanings: readonly Meaning[], terms: Terms) =>
  meanings.some((meaning) => isOf(["instruments"], meaning, terms));

export const isTempo = (meaning: Meaning) =>
  meaning.kind === "entry" && meaning.entry.leads.first === "tempo";

const DRUMS = /drum|^(?:congas|shakers|cowbell|timpani|darbuka)$/;
/** Returns whether the first meaning is drums or percussion, which have no key. */
export const namesDrums = ([first]: readonly Meaning[]) =>
  (first?.kind === "term" && DRUMS.test(first.term.slug)) ||
  (first?.kind === "entry" && DRUMS.test(first.entry.leads.terms[0]?.slug ?? ""));

/** Returns the worth of a meaning's first term: full for the catalogue's own names. */
const worthOf = (meaning: Meaning) =>
  meaning.kind === "entry" ? (meaning.entry.leads.terms[0]?.worth ?? 0) : FULL_STRENGTH;

/**
 * Returns the first word of a phrase made of a quality and a thing, «sad piano»; null for other phrases.
 * @param folded the words from the phrase's first one on
 */
export function qualityOf(
  { length, meanings }: Phrase<Meaning>,
  folded: readonly string[],
  { phrases, terms }: Lexicon,
): Phrase<Meaning> | null {
  if (length < 2 || meanings.some(({ kind }) => kind !== "entry")) return null;
  const quality = phrases.longest(folded.slice(0, 1));
  const thing = phrases.longest(folded.slice(1, length));
  const isBoth =
    quality?.meanings.some((meaning) => isOf(QUALITIES, meaning, terms)) &&
    thing?.length === length - 1 &&
    thing.meanings.some((meaning) => isOf(THINGS, meaning, terms));
  return isBoth ? quality : null;
}
