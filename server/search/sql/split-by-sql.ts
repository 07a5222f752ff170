import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { byWord, type SplitWords, splitsOf, type WordSplit } from "#/server/search/words/split-words.ts";
import { placeOf, queriesOf } from "./match.ts";

/**
 * Number of query nodes for two adjacent words; if a stemmer drops one, as English does in «is land», there are fewer.
 */
const NODES_OF_TWO_WORDS = 3;

/** `SplitWords` from the database: correct, but slow in large catalogues. */
export const splitBySql =
  (db: Database): SplitWords =>
  async (words) => {
    const asked = splitsOf(words, () => true);
    if (asked.length === 0) return new Map();
    const query = queriesOf([sql`text`]);
    const { where } = placeOf(tracks, (dictionary) => sql`sent.${sql.identifier(dictionary)}`);
    const { rows } = await db.execute<WordSplit & Record<string, unknown>>(sql`
      with sent as materialized (
        select word, text, ${query("fr")} as fr, ${query("en")} as en, ${query("sx")} as sx
        from json_to_recordset(${JSON.stringify(asked)}::json) as given(word text, text text))
      select sent.word, sent.text from sent
      where numnode(fr) = ${NODES_OF_TWO_WORDS}::int and numnode(en) = ${NODES_OF_TWO_WORDS}::int
        and numnode(sx) = ${NODES_OF_TWO_WORDS}::int
        and exists (select 1 from ${tracks} where ${where})`);
    return byWord(rows);
  };
