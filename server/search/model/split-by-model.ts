import { byWord, type SplitWords, splitsOf } from "#/server/search/words/split-words.ts";
import type { Generation } from "./generation.ts";
import { phrasesToLookUp } from "./phrase-fits.ts";
import { DICTIONARIES } from "./word-index.ts";

/** `SplitWords` of one generation: it asks the database only about pairs of words that the catalogue contains. */
export const splitByModel =
  ({ tracks, forms, phrases }: Pick<Generation, "tracks" | "forms" | "phrases">): SplitWords =>
  async (words) => {
    const isHeld = (word: string) =>
      tracks.some(({ index }) => index.words.sx.some((lists) => lists.has(word)));
    const asked = splitsOf(words, isHeld);
    if (asked.length === 0) return new Map();
    const known = await forms(asked.map(({ text }) => text));
    // Every dictionary needs two words: if a stemmer dropped one, the other would match alone: «is land».
    const whole = asked.filter(({ text }) =>
      DICTIONARIES.every((dictionary) => known.get(text)?.phrase?.[dictionary].length === 2),
    );
    const held = await phrases.holders(
      "track",
      phrasesToLookUp(
        whole.map(({ text }) => text),
        known,
        tracks,
      ),
    );
    return byWord(whole.filter(({ text }) => (held.get(text)?.ids.length ?? 0) > 0));
  };
