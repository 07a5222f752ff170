import { sql } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { lexemes } from "#/server/db/schema/search.ts";

/** Words that a beginning is completed to. */
const MOST = 8;

/** Words of the catalogue that begin with a text, most frequent first. */
export async function completeWord(db: Database, beginning: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${lexemes.word} as word from ${lexemes}
    where starts_with(${lexemes.word}, public.fold(${beginning}::text))
    order by ${lexemes.documents} desc, ${lexemes.word} limit ${MOST}::int`);
  return rows.map(({ word }) => word);
}
