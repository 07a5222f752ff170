import { desc } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { lexemes } from "#/server/db/schema/search.ts";
import type { SearchSurroundings } from "../run-search.ts";
import type { Generation } from "./generation.ts";

/** Words looked up beforehand, the most frequent; others are asked for when they are searched. */
const MOST = 30_000;
/** Words looked up at once: the embedded database answers nobody else meanwhile. */
const CHUNK = 25;

/**
 * Has the words of the catalogue looked up and read by the dictionaries before anyone searches them: a search for words that it holds then
 * asks the database for nothing but tracks. Ends early when `goesOn` says no.
 */
export async function rehearse(
  db: Database,
  { lookUp, forms }: Pick<SearchSurroundings, "lookUp"> & Pick<Generation, "forms">,
  goesOn: () => boolean,
): Promise<void> {
  const known = await db
    .select({ word: lexemes.word })
    .from(lexemes)
    .orderBy(desc(lexemes.documents), lexemes.word)
    .limit(MOST);
  for (let from = 0; from < known.length && goesOn(); from += CHUNK) {
    const words = known.slice(from, from + CHUNK).map(({ word }) => word);
    const facts = await lookUp(words.map((text) => ({ text, isWord: true })));
    const near = [...facts.values()].flatMap(({ related }) => related);
    await forms([...words, ...near.flatMap(({ title, titleFr }) => [title, titleFr])]);
  }
}
