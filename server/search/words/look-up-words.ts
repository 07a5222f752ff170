import { sql } from "drizzle-orm";
import { fold } from "#/contract/fold.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { LEXEME_LENGTH, synonyms } from "#/server/platform/db/schema/search.ts";
import { swapped } from "./edit-distance-one.ts";
import type { Spellings } from "./spellings.ts";
import { thesaurusWords } from "./thesaurus-words.ts";

/** Minimum weight of a relation; weaker ones are only used in the search by synonyms. */
const LEAST_WEIGHT = 0.8;

/** A related word of the thesaurus. */
export interface Related {
  term: string;
  title: string;
  titleFr: string;
  weight: number;
  /** Whether it is the translation of the word. */
  isItself: boolean;
}

/** Facts about a word from the catalogue and the thesaurus. */
export interface WordFacts {
  /** Catalogue words to search instead; empty if the catalogue contains the word itself. */
  instead: string[];
  related: Related[];
}

interface Row extends Record<string, unknown> {
  asked: string;
  folded: string;
  fr: string | null;
  en: string | null;
  related: Related[];
}

/** A word to look up; only single words are checked for spelling. */
export interface WordToLookUp {
  text: string;
  isWord: boolean;
}

/**
 * Returns whether a word may be corrected: shorter ones begin too many others, and the catalogue has no longer ones.
 */
const canBeMisspelt = ({ text, isWord }: WordToLookUp) =>
  isWord && text.length >= LEXEME_LENGTH.least && text.length <= LEXEME_LENGTH.most;

/** Another number is another thing, and no slip: «qse14» is the beginning of «qse14301», and no part of it. */
const figures = (word: string) => word.replace(/\D/g, "");

/** Looks up words and phrases: their related words in the thesaurus, and corrections from `spellings`. */
export async function lookUpWords(
  db: Database,
  asked: readonly WordToLookUp[],
  spellings: Spellings,
): Promise<Map<string, WordFacts>> {
  if (asked.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    with given as materialized (
      select text as asked, public.fold(text) as folded,
        (tsvector_to_array(to_tsvector('public.fr'::regconfig, text)))[1] as fr,
        (tsvector_to_array(to_tsvector('public.en'::regconfig, text)))[1] as en
      from json_array_elements_text(${JSON.stringify(asked.map(({ text }) => text))}::json) as sent(text))
    select given.asked, given.folded, given.fr, given.en,
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
  const facts = new Map(
    rows.map(({ asked: text, related }): [string, WordFacts] => [text, { instead: [], related }]),
  );
  const read = new Map(rows.map((row) => [row.asked, row]));
  const spelt = asked.filter(canBeMisspelt).flatMap(({ text }) => read.get(text) ?? []);
  const instead = await spellings(
    spelt.map(({ asked: text, folded, fr, en }) => ({ folded, fr, en, swapped: swapped(fold(text)) })),
  );
  for (const [at, { asked: text }] of spelt.entries())
    (facts.get(text) as WordFacts).instead = (instead[at] ?? []).filter(
      (word) => figures(word) === figures(text),
    );
  return facts;
}
