import { versionOf, withSpaces } from "#/contract/version-of.ts";

/** `SlowTide`: words that capitals tell apart. */
const HUMPED = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*|\d+)+$/u;
/**
 * Returns the names of an album's files as their titles are meant. Where every file begins with the album's reference and
 * no title has a space or a sign, as some systems export them, the spaces of `SlowTide_FullMix` are put back; elsewhere
 * «DeLorean» is a spelling. `rest` is what stands behind the reference in the `whole` name.
 */
export function withoutHaste(names: readonly { rest: string; whole: string }[]): string[] {
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
