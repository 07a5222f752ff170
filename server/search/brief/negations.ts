import { FULL_STRENGTH, type WeighedTerm } from "./brief.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { namesVersion } from "./meanings.ts";
import type { Phrase } from "./phrases.ts";
import type { ThesaurusEntry } from "./thesaurus.ts";

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

/** Returns the terms that are excluded together with the entries of a word. */
export const leftOutWith = (entries: readonly ThesaurusEntry[], terms: Lexicon["terms"]): WeighedTerm[] =>
  entries.flatMap(({ leads }) =>
    leads.leftOut.flatMap((slug) => {
      const term = terms.get(slug);
      return term ? [{ id: term.id, strength: FULL_STRENGTH, taxonomy: term.taxonomy }] : [];
    }),
  );

const QUALITIES = ["moods", "nuances"];
const GENRES = ["genres", "subgenres"];
const THINGS = ["instruments", ...GENRES];

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

const isOfGenre = (meaning: Meaning, terms: Terms) => isOf(GENRES, meaning, terms);

/**
 * Returns whether words name a kind of music: “bossa nova”, also where the instrument that plays it leads. What leads to
 * an instrument in full is that instrument: «cordes amples».
 */
export const isKindOfMusic = (meanings: readonly Meaning[], terms: Terms) =>
  meanings.some(
    (meaning) =>
      (isOfGenre(meaning, terms) && worthOf(meaning) === FULL_STRENGTH) ||
      (meaning.kind === "entry" &&
        meaning.entry.topic === "music" &&
        worthOf(meaning) < FULL_STRENGTH &&
        meaning.entry.leads.terms.some(({ slug }) => GENRES.includes(terms.get(slug)?.taxonomy ?? ""))),
  );

/** Returns whether any lead of a meaning is an instrument: “handclaps”. */
export const hasInstrument = (meanings: readonly Meaning[], terms: Terms) =>
  meanings.some((meaning) =>
    meaning.kind === "term"
      ? meaning.term.taxonomy === "instruments"
      : meaning.kind === "entry" &&
        meaning.entry.leads.terms.some(({ slug }) => terms.get(slug)?.taxonomy === "instruments"),
  );

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
