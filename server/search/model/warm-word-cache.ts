import type { SearchDeps } from "../run-search.ts";
import type { Generation } from "./generation.ts";

/** Number of words per lookup; the embedded database answers no other query during a lookup. */
const CHUNK = 25;
/** Number of words to look up ahead: the most frequent ones. */
const MOST = 30_000;

/**
 * Looks up and parses the words of the catalogue before anyone searches for them: such a search then asks the database
 * for tracks only. Stops early when `isCurrent` returns false.
 */
export async function warmWordCache(
  { book, forms }: Pick<Generation, "book" | "forms">,
  lookUp: SearchDeps["lookUp"],
  isCurrent: () => boolean,
): Promise<void> {
  const frequent = book.words.slice(0, MOST);
  for (let from = 0; from < frequent.length && isCurrent(); from += CHUNK) {
    const words = frequent.slice(from, from + CHUNK);
    const facts = await lookUp(words.map((text) => ({ text, isWord: true })));
    const near = [...facts.values()].flatMap(({ related }) => related);
    await forms([...words, ...near.flatMap(({ title, titleFr }) => [title, titleFr])]);
  }
}
