import type { TextForm } from "./text-forms.ts";
import { DICTIONARIES, type WordIndex } from "./word-index.ts";

/** Things that contain a text in one place. */
export interface Holding {
  /** Index in `PLACES`. */
  place: number;
  ordinals: ArrayLike<number>;
}

/** Things that contain a phrase, from the database. */
export type PhraseFits = ReadonlyMap<string, readonly Holding[]>;

/** Database results about the texts of a search. */
export interface KnownTexts {
  forms: ReadonlyMap<string, TextForm>;
  phrases: PhraseFits;
}

/** Yields the things that contain a text, by place; a thing may come several times. Each is valid until the next. */
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
