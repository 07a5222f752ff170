import { fold } from "#/contract/fold.ts";

/** Spells out a letter that is not one with an accent: “oe” for “œ”, and “Oe” for “Œ”. */
const spellOut = (letter: string) =>
  /\p{Lu}/u.test(letter) ? fold(letter).replace(/^./, (first) => first.toUpperCase()) : fold(letter);

/** Returns a file name for a programme's title, safe on every system: unaccented letters, digits and hyphens. */
export const fileNameOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\P{ASCII}/gu, spellOut)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
