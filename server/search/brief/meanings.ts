import { fold } from "#/contract/fold.ts";
import type { Meaning } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import type { ScannedPart } from "./scanned.ts";
import { accentsAgree } from "./words.ts";

/** Returns whether a meaning is a kind of version. */
export const namesVersion = (meaning: Meaning) =>
  meaning.kind === "entry" && meaning.entry.leads.versions.length > 0;

/** Endings by which a word may differ from a name of the catalogue in number or gender. */
const NUMBER_OR_GENDER = /^(?:e?s|e|x)?$/;

/** Returns whether words are a name in another number or gender; “opener” is another word than “Open”. */
function isInflected(typed: string, form: string): boolean {
  const [one, other] = [fold(typed), fold(form)];
  const endings = one.startsWith(other) ? one.slice(other.length) : other.slice(one.length);
  return !(one.startsWith(other) || other.startsWith(one)) || NUMBER_OR_GENDER.test(endings);
}

/** Adds catalogue terms in any number or gender to the meanings as written: “sports” is Sport too. */
const withTerms = (written: readonly Meaning[], all: readonly Meaning[], typed?: string) => [
  ...written,
  ...all.filter(
    (meaning) =>
      meaning.kind === "term" &&
      !written.includes(meaning) &&
      (typed === undefined || isInflected(typed, meaning.form)),
  ),
];

/**
 * Returns whether a part names a term of the catalogue: «chœur interdit» excludes a choir, «amour interdit» is a story.
 */
export const isOfCatalogue = ({ means }: ScannedPart) =>
  means.kind === "phrase" && means.meanings.some(({ kind }) => kind === "term");

/**
 * Returns the meanings of a single word that agree with its accents. If one is spelt exactly as typed, only that form
 * and catalogue terms count.
 */
export function accented(phrase: Phrase<Meaning>, typed: string): Phrase<Meaning> | null {
  const meanings = phrase.meanings.filter(({ form }) => accentsAgree(typed, form));
  const written = meanings.filter(({ form }) => form.toLowerCase() === typed.toLowerCase());
  const literal = written.length > 0;
  if (meanings.length === 0) return null;
  return {
    ...phrase,
    meanings: literal && phrase.literal > 0 ? withTerms(written, meanings, typed) : meanings,
  };
}

/**
 * Returns the meanings of several words exactly as typed, if there are any: “female voices” are a choir, “female voice”
 * is one singer.
 */
export const literally = (phrase: Phrase<Meaning>): Phrase<Meaning> =>
  phrase.literal > 0
    ? { ...phrase, meanings: withTerms(phrase.meanings.slice(0, phrase.literal), phrase.meanings) }
    : phrase;
