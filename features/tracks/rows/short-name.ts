/** Words of a track name that a list shows before it cuts (spec §9, S52). */
const WORDS_SHOWN = 2;

/** Gives the name cut to its first two words and "..." when it has more, however short they are (O29): no comma before. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length <= WORDS_SHOWN) return name;
  return `${words
    .slice(0, WORDS_SHOWN)
    .join(" ")
    .replace(/[,;:.]$/, "")}...`;
}
