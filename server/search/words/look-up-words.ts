import { sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { lexemes, synonyms } from "#/server/platform/db/schema/search.ts";
import { swapped } from "./edit-distance-one.ts";
import { fold } from "./parse-search.ts";
import { thesaurusWords } from "./thesaurus-words.ts";

/** Least likeness of a word offered instead, from 0 to 1. */
const LEAST_LIKENESS = 0.35;
const MOST_OFFERED = 4;
/** A shorter word begins too many others. */
const LEAST_LENGTH = 3;
/** Relations weaker than this are for the screen of synonyms alone. */
const LEAST_WEIGHT = 0.8;

/** A word of the thesaurus that stands near another. */
export interface Related {
  term: string;
  title: string;
  titleFr: string;
  weight: number;
  /** Whether it is the word itself in the other language. */
  isItself: boolean;
}

/** What the catalogue knows of a word. */
export interface WordFacts {
  /** Words that it does hold, for one that it does not; none when it holds the word itself. */
  instead: string[];
  related: Related[];
}

interface Row extends Record<string, unknown> {
  asked: string;
  instead: string[];
  related: Related[];
}

/** A word to look up; only a single one can be misspelt. */
export interface Asked {
  text: string;
  isWord: boolean;
}

/**
 * For words and phrases: those that the catalogue holds instead of a word that it does not (two letters changed over,
 * which hardly looks alike to trigrams, else they begin with it or look like it; asked of the dictionary, which is
 * small, not of the titles), and the near ones of the thesaurus.
 */
export async function lookUpWords(db: Database, asked: readonly Asked[]): Promise<Map<string, WordFacts>> {
  if (asked.length === 0) return new Map();
  const sent = asked.map(({ text, isWord }) => ({
    text,
    spelt: isWord && text.length >= LEAST_LENGTH,
    swapped: swapped(fold(text)),
  }));
  const { rows } = await db.execute<Row>(sql`
    with given as materialized (
      select text as asked, spelt, swapped, public.fold(text) as folded,
        case when spelt then (tsvector_to_array(to_tsvector('public.fr'::regconfig, text)))[1] end as fr,
        case when spelt then (tsvector_to_array(to_tsvector('public.en'::regconfig, text)))[1] end as en
      from json_to_recordset(${JSON.stringify(sent)}::json) as sent(text text, spelt boolean, swapped text[]))
    select given.asked,
      case when not spelt
        or exists (select 1 from ${lexemes} where ${lexemes.word} = given.folded)
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
          limit ${MOST_OFFERED}::int) near), '[]'::json) end as instead,
      coalesce((
        select json_agg(json_build_object('term', near.term, 'title', near.title, 'titleFr', near."titleFr",
            'weight', near.weight, 'isItself', near."isItself") order by near.weight desc, near.term)
        from (
          select ${synonyms.term} as term, ${synonyms.title} as title, ${synonyms.titleFr} as "titleFr",
            max(${synonyms.weight}) as weight,
            bool_or(${synonyms.word} in (public.fold(${synonyms.title}), public.fold(${synonyms.titleFr}))) as "isItself"
          from ${synonyms} where ${synonyms.word} = any(${thesaurusWords(sql`given.folded`)})
            and ${synonyms.weight} >= ${LEAST_WEIGHT}::real
          group by 1, 2, 3) near), '[]'::json) as related
    from given`);
  return new Map(rows.map(({ asked: word, instead, related }) => [word, { instead, related }]));
}
