import { sql } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { lexemes } from "#/server/db/schema/search.ts";
import type { Corrections } from "./match.ts";
import type { ParsedSearch } from "./parse-search.ts";

/** Least likeness of a word offered instead, from 0 to 1. */
const LEAST_LIKENESS = 0.35;
const MOST_OFFERED = 4;
/** A shorter word begins too many others. */
const LEAST_LENGTH = 3;

interface Offered extends Record<string, unknown> {
  asked: string;
  instead: string[];
}

/**
 * For each single word that the catalogue does not hold: the words it does hold that begin with it or look like it.
 * Asked of the dictionary of words, which is small, not of the titles.
 */
export async function correct(db: Database, search: ParsedSearch): Promise<Corrections> {
  const words = search.clauses
    .flat()
    .filter(({ text, isWord }) => isWord && text.length >= LEAST_LENGTH)
    .map(({ text }) => text);
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<Offered>(sql`
    with given as (
      select word as asked, public.fold(word) as folded,
        (tsvector_to_array(to_tsvector('public.fr'::regconfig, word)))[1] as fr,
        (tsvector_to_array(to_tsvector('public.en'::regconfig, word)))[1] as en
      from json_array_elements_text(${JSON.stringify(words)}::json) as sent(word))
    select given.asked, coalesce((
      select json_agg(near.word) from (
        select ${lexemes.word} from ${lexemes}
        where starts_with(${lexemes.word}, given.folded)
          or (${lexemes.word} operator(public.%) given.folded
            and public.similarity(${lexemes.word}, given.folded) >= ${LEAST_LIKENESS}::real)
        order by starts_with(${lexemes.word}, given.folded) desc,
          public.similarity(${lexemes.word}, given.folded) desc, ${lexemes.documents} desc, ${lexemes.word}
        limit ${MOST_OFFERED}::int) near), '[]'::json) as instead
    from given
    where not exists (select 1 from ${lexemes} where ${lexemes.word} = given.folded)
      and not exists (select 1 from ${lexemes} where ${lexemes.stemFr} = given.fr)
      and not exists (select 1 from ${lexemes} where ${lexemes.stemEn} = given.en)`);
  return new Map(
    rows.filter(({ instead }) => instead.length > 0).map(({ asked, instead }) => [asked, instead]),
  );
}
