import { fold } from "#/contract/fold.ts";

/** Spells out a letter that has no accent to remove: “oe” for “œ”, and “Oe” for “Œ”. */
const spelt = (letter: string) =>
  /\p{Lu}/u.test(letter) ? fold(letter).replace(/^./, (first) => first.toUpperCase()) : fold(letter);

/** Returns a file name for a programme's title, safe on every system: letters without accents and digits. */
export const fileNameOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\P{ASCII}/gu, spelt)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
