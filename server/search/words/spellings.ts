import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { lexemes } from "#/server/platform/db/schema/search.ts";

/** Minimum similarity of a correction, 0–1: a `real` of the database. */
export const LEAST_LIKENESS = Math.fround(0.35);
export const MOST_OFFERED = 4;

/** A single word as the database parses it. */
export interface ReadWord {
  folded: string;
  /** The stem in each language; null for stop words. */
  fr: string | null;
  en: string | null;
  /** With two adjacent letters swapped. */
  swapped: readonly string[];
}

/** Returns corrections from the catalogue for each word; none for a word that it contains. */
export type Spellings = (words: readonly ReadWord[]) => Promise<readonly string[][]>;

/**
 * Finds corrections in the catalogue: words with two letters swapped, which trigrams hardly recognise as similar, else
 * words that begin with the text or resemble it. Queries the dictionary, which is small, not the titles.
 */
export async function spellingsBySql(db: Database, words: readonly ReadWord[]): Promise<string[][]> {
  const { rows } = await db.execute<{ instead: string[] }>(sql`
    select case
      when exists (select 1 from ${lexemes} where ${lexemes.word} = given.folded)
        or exists (select 1 from ${lexemes} where ${lexemes.stemFr} = given.fr)
        or exists (select 1 from ${lexemes} where ${lexemes.stemEn} = given.en)
      then '[]'::json else coalesce((
        select json_agg(${lexemes.word} order by ${lexemes.documents} desc, ${lexemes.word})
        from ${lexemes} where ${lexemes.word} = any(given.swapped)), (
        select json_agg(near.word) from (
          select ${lexemes.word} from ${lexemes}
          where starts_with(${lexemes.word}, given.folded)
            or (${lexemes.word} operator(public.%) given.folded
              and public.similarity(${lexemes.word}, given.folded) >= ${LEAST_LIKENESS}::real)
          order by starts_with(${lexemes.word}, given.folded) desc,
            public.similarity(${lexemes.word}, given.folded) desc, ${lexemes.documents} desc, ${lexemes.word}
          limit ${MOST_OFFERED}::int) near), '[]'::json) end as instead
    from rows from (json_to_recordset(${JSON.stringify(words)}::json)
      as (folded text, fr text, en text, swapped text[])) with ordinality as given(folded, fr, en, swapped, place)
    order by given.place`);
  return rows.map(({ instead }) => instead);
}
