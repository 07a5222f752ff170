import { sql } from "drizzle-orm";
import { fold } from "#/contract/fold.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { lexemes, synonyms } from "#/server/platform/db/schema/search.ts";
import { editDistanceOne } from "./edit-distance-one.ts";

/** Maximum number of words to correct: each has some fifty possible slips per letter. */
const MOST_WORDS = 4;
const SPELLINGS_OF_A_WORD = 2;
/** Words with three letters or more; shorter ones are one slip from too many others. */
const WORD = /[\p{L}\p{N}]{3,24}/gu;

/**
 * Returns the text with one word replaced by a spelling of the catalogue or the thesaurus, one slip away, most frequent
 * words first; for searches without results. Words inside phrases count too; those in the catalogue, and those of which
 * `isKnown` says so, are correct.
 */
export async function nearestSpellings(
  db: Database,
  text: string,
  isKnown: (folded: string) => boolean,
): Promise<string[]> {
  const words = [...text.matchAll(WORD)].filter(([word]) => !isKnown(fold(word))).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const sent = words.map(([word]) => ({ own: fold(word), near: editDistanceOne(fold(word)) }));
  const { rows } = await db.execute<{ place: number; word: string }>(sql`
    select sent.place::int as place, found.word
    from rows from (json_to_recordset(${JSON.stringify(sent)}::json) as (own text, near text[]))
      with ordinality as sent(own, near, place)
    cross join lateral (
      select word, max(documents) as documents from (
        select ${lexemes.word} as word, ${lexemes.documents} as documents from ${lexemes}
        where ${lexemes.word} = any(sent.near)
        union all
        select ${synonyms.word}, 0 from ${synonyms} where ${synonyms.word} = any(sent.near)) known
      group by word order by documents desc, word limit ${SPELLINGS_OF_A_WORD}::int) found
    where not exists (select from ${lexemes} where ${lexemes.word} = sent.own)
    order by found.documents desc, found.word`);
  return rows.flatMap(({ place, word }) => {
    const slip = words[place - 1];
    if (!slip) return [];
    return text.slice(0, slip.index) + word + text.slice(slip.index + slip[0].length);
  });
}
