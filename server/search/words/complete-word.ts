import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { lexemes } from "#/server/platform/db/schema/search.ts";

/** Words that a beginning is completed to. */
const MOST = 8;
/** Letters of which it is certain how the database folds them. */
const PLAIN = /^[a-z]+$/;

/** Words of the catalogue that begin with a text, most frequent first. */
export async function completeWord(db: Database, beginning: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${lexemes.word} as word from ${lexemes}
    where starts_with(${lexemes.word}, public.fold(${beginning}::text))
    order by ${lexemes.documents} desc, ${lexemes.word} limit ${MOST}::int`);
  return rows.map(({ word }) => word);
}

/** What `completeWord` gives, from the words of the catalogue, most frequent first; null where they cannot tell. */
export function completeAmong(known: readonly string[], beginning: string): readonly string[] | null {
  if (!PLAIN.test(beginning)) return null;
  const words: string[] = [];
  for (const word of known) {
    if (word.startsWith(beginning)) words.push(word);
    if (words.length === MOST) return words;
  }
  return words;
}
