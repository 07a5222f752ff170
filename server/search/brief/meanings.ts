import type { Meaning } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import type { Scanned } from "./scanned.ts";
import { accentsAgree } from "./words.ts";

/** Whether a kind of version is meant. */
export const namesVersion = (meaning: Meaning) =>
  meaning.kind === "entry" && meaning.entry.leads.versions.length > 0;

/** What is written so, and terms of the catalogue whatever their number or gender: “sports” is Sport too. */
const withTerms = (written: readonly Meaning[], all: readonly Meaning[]) => [
  ...written,
  ...all.filter((meaning) => meaning.kind === "term" && !written.includes(meaning)),
];

/** «chœur interdit» leaves out, «amour interdit» is a story. */
export const isOfCatalogue = ({ means }: Scanned) =>
  means.kind === "phrase" && means.meanings.some(({ kind }) => kind === "term");

/** What a single word can mean as it is accented; typed as a form is written it means that form alone. */
export function accented(phrase: Phrase<Meaning>, typed: string): Phrase<Meaning> | null {
  const meanings = phrase.meanings.filter(({ form }) => accentsAgree(typed, form));
  const written = meanings.filter(({ form }) => form.toLowerCase() === typed.toLowerCase());
  const literal = written.length > 0;
  if (meanings.length === 0) return null;
  return { ...phrase, meanings: literal && phrase.literal > 0 ? withTerms(written, meanings) : meanings };
}
