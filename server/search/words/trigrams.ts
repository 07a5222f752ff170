const WORD = /[\p{L}\p{N}]+/gu;
const LENGTH = 3;

/**
 * Returns the trigrams of a folded text as `pg_trgm` counts them: of each word with two spaces before and one after,
 * without duplicates.
 */
export function trigramsOf(folded: string): string[] {
  const trigrams = new Set<string>();
  for (const [word] of folded.matchAll(WORD)) {
    const letters = [" ", " ", ...word, " "];
    for (let at = 0; at + LENGTH <= letters.length; at += 1)
      trigrams.add(letters.slice(at, at + LENGTH).join(""));
  }
  return [...trigrams];
}
