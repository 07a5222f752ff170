import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { lexemes } from "#/server/platform/db/schema/search.ts";

/** Least likeness of a word offered instead, from 0 to 1: a `real` of the database. */
export const LEAST_LIKENESS = Math.fround(0.35);
export const MOST_OFFERED = 4;

/** A single word as the database reads it. */
export interface ReadWord {
  folded: string;
  /** What each language's stemmer makes of it; null of a word that says nothing. */
  fr: string | null;
  en: string | null;
  /** With two neighbouring letters changed over. */
  swapped: readonly string[];
}

/** For each word those that the catalogue holds instead; none for one that it holds. */
export type Spellings = (words: readonly ReadWord[]) => Promise<readonly string[][]>;

/**
 * Words that the catalogue holds instead of one that it does not: two letters changed over, which hardly looks alike
 * to trigrams, else they begin with it or look like it; asked of the dictionary, which is small, not of the titles.
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
