import { versionOf, withSpaces } from "#/contract/version-of.ts";

/** `SlowTide`: words without spaces, each with a capital letter. */
const HUMPED = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*|\d+)+$/u;
/**
 * Returns the names of an album's files with the spaces that some systems remove from titles: `SlowTide_FullMix`. Does
 * so only if every file begins with the album's reference and no title has a space or punctuation; otherwise «DeLorean»
 * may be the right spelling. `rest` is the part of the `whole` name after the reference.
 */
export function withSpacesRestored(names: readonly { rest: string; whole: string }[]): string[] {
  const titles = names.map(({ rest }) => versionOf(rest)?.base ?? rest);
  const humped = new Set(titles.filter((title) => HUMPED.test(title)));
  const isRunTogether =
    names.every(({ rest, whole }) => rest !== whole) &&
    humped.size > 1 &&
    titles.every((title) => /^[\p{L}\d]+$/u.test(title));
  return names.map(({ rest }, place) => {
    const title = titles[place] ?? rest;
    return isRunTogether && humped.has(title) ? withSpaces(title) + rest.slice(title.length) : rest;
  });
}
