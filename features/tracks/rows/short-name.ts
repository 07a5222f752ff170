/** Number of words of a track's name that a list shows (spec §9, S52). */
const WORDS_SHOWN = 2;

/**
 * Shortens the name to its first two words and "..." if it has more, however short they are (O29); removes a comma
 * before the dots.
 */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length <= WORDS_SHOWN) return name;
  return `${words
    .slice(0, WORDS_SHOWN)
    .join(" ")
    .replace(/[,;:.]$/, "")}...`;
}
