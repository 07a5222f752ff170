import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { lexemes } from "#/server/platform/db/schema/search.ts";

/** Maximum number of completions. */
const MOST = 8;
/** Letters that the database certainly folds to themselves. */
const PLAIN = /^[a-z]+$/;

/** Returns the catalogue's words that begin with a text, most frequent first. */
export async function completeWord(db: Database, beginning: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${lexemes.word} as word from ${lexemes}
    where starts_with(${lexemes.word}, public.fold(${beginning}::text))
    order by ${lexemes.documents} desc, ${lexemes.word} limit ${MOST}::int`);
  return rows.map(({ word }) => word);
}

/**
 * Returns the same as `completeWord` from a list of the catalogue's words, most frequent first; null for beginnings
 * that need the database's folding.
 */
export function completeAmong(known: readonly string[], beginning: string): readonly string[] | null {
  if (!PLAIN.test(beginning)) return null;
  const words: string[] = [];
  for (const word of known) {
    if (word.startsWith(beginning)) words.push(word);
    if (words.length === MOST) return words;
  }
  return words;
}
