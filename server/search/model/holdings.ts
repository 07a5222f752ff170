import type { TextForm } from "./text-forms.ts";
import { DICTIONARIES, type WordIndex } from "./word-index.ts";

/** Things that hold a text at one place. */
export interface Holding {
  /** Index in `PLACES`. */
  place: number;
  ordinals: ArrayLike<number>;
}

/** Things that hold a phrase, from the database. */
export type PhraseFits = ReadonlyMap<string, readonly Holding[]>;

/** What is known of the texts that are looked for. */
export interface KnownTexts {
  forms: ReadonlyMap<string, TextForm>;
  phrases: PhraseFits;
}

/** What holds a text, by place; a thing can come several times. Each is good until the next comes. */
export function* holdingsOf(
  index: WordIndex,
  text: string,
  { forms, phrases }: KnownTexts,
): Generator<Holding> {
  const phrase = phrases.get(text);
  if (phrase) return yield* phrase;
  const words = forms.get(text)?.words;
  if (!words) return;
  for (const dictionary of DICTIONARIES) {
    const word = words[dictionary];
    if (word === "") continue;
    for (const [place, lists] of index.words[dictionary].entries()) yield { place, ordinals: lists.of(word) };
  }
}
