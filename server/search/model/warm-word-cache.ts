import type { SearchDeps } from "../run-search.ts";
import type { Generation } from "./generation.ts";

/** Words looked up at once: the embedded database answers nobody else meanwhile. */
const CHUNK = 25;
/** Words looked up ahead: the most frequent ones. */
const MOST = 30_000;

/**
 * Has the words of the catalogue looked up and read by the dictionaries before anyone searches them: a search for words
 * that it holds then asks the database for nothing but tracks. Ends early when `goesOn` says no.
 */
export async function warmWordCache(
  { book, forms }: Pick<Generation, "book" | "forms">,
  lookUp: SearchDeps["lookUp"],
  goesOn: () => boolean,
): Promise<void> {
  const frequent = book.words.slice(0, MOST);
  for (let from = 0; from < frequent.length && goesOn(); from += CHUNK) {
    const words = frequent.slice(from, from + CHUNK);
    const facts = await lookUp(words.map((text) => ({ text, isWord: true })));
    const near = [...facts.values()].flatMap(({ related }) => related);
    await forms([...words, ...near.flatMap(({ title, titleFr }) => [title, titleFr])]);
  }
}
