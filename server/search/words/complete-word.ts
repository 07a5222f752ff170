import { desc, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { lexemes } from "#/server/platform/db/schema/search.ts";

/** Words that a beginning is completed to. */
const MOST = 8;
/** Words of the catalogue that are kept in memory. */
const FREQUENT = 30_000;
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

/** The words of the catalogue, most frequent first; all of them unless they are very many. */
export async function frequentWords(db: Database): Promise<readonly string[]> {
  const rows = await db
    .select({ word: lexemes.word })
    .from(lexemes)
    .orderBy(desc(lexemes.documents), lexemes.word)
    .limit(FREQUENT);
  return rows.map(({ word }) => word);
}

/** What `completeWord` gives, from the frequent words alone; null where these cannot tell. */
export function completeAmong(frequent: readonly string[], beginning: string): readonly string[] | null {
  if (!PLAIN.test(beginning)) return null;
  const words: string[] = [];
  for (const word of frequent) {
    if (word.startsWith(beginning)) words.push(word);
    if (words.length === MOST) return words;
  }
  return frequent.length < FREQUENT ? words : null;
}
