import { and, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ParsedSearch, Unit } from "#/server/search/words/parse-search.ts";
import type { Readings } from "#/server/search/words/readings.ts";
import { titleFormSql } from "#/server/search/words/title-form.ts";
import { hasCode } from "./codes-in-sql.ts";

/** The searched columns of a table (`server/platform/db/schema/searchable.ts`). */
export interface Searchable {
  titleWordsFr: SQLWrapper;
  titleWordsEn: SQLWrapper;
  wordsFr: SQLWrapper;
  wordsEn: SQLWrapper;
  wordsSx: SQLWrapper;
}

/** Number of ranking tiers, from the exact title to words that were not typed (design §5). */
export const TIERS = 9;
/** Number of listenings that lifts a track half-way up its tier. */
export const HALF_WAY = 20;

/** Typed, because a bare number in an order refers to a column by position. */
const none = sql`0::float8`;

const configurations = {
  fr: sql`'public.fr'::regconfig`,
  en: sql`'public.en'::regconfig`,
  sx: sql`'public.sx'::regconfig`,
};

/** Returns the query for a dictionary's vector. */
type Queries = (dictionary: keyof typeof configurations) => SQL;

/** Queries for any of these texts, each as a phrase. */
export function queriesOf(texts: readonly (string | SQL)[]): Queries {
  return (dictionary) => {
    const queries = texts.map(
      (text) => sql`phraseto_tsquery(${configurations[dictionary]}, public.parted(${text}::text))`,
    );
    return sql`(${sql.join(queries, sql` || `)})`;
  };
}

function textsOf(units: readonly Unit[], readings: Readings, which: "texts" | "also"): string[] {
  return units.flatMap((unit) => readings.get(unit.text)?.[which] ?? (which === "texts" ? [unit.text] : []));
}

function contains(
  { wordsFr, wordsEn, wordsSx }: Pick<Searchable, "wordsFr" | "wordsEn" | "wordsSx">,
  queries: Queries,
): SQL {
  return or(
    sql`${wordsFr} @@ ${queries("fr")}`,
    sql`${wordsEn} @@ ${queries("en")}`,
    sql`${wordsSx} @@ ${queries("sx")}`,
  ) as SQL;
}

/** Condition that a title contains one of these texts. */
const inTitles = ({ titleWordsFr, titleWordsEn }: Searchable, queries: Queries) =>
  or(sql`${titleWordsFr} @@ ${queries("fr")}`, sql`${titleWordsEn} @@ ${queries("en")}`) as SQL;

/** Keeps the words of these weights; weights are those of the schema: A title and album, B writer, C terms. */
function ofWeights(columns: Searchable, weights: string): Searchable {
  const filtered = (vector: SQLWrapper) => sql`ts_filter(${vector}, ${`{${weights}}`}::"char"[])`;
  return {
    ...columns,
    wordsFr: filtered(columns.wordsFr),
    wordsEn: filtered(columns.wordsEn),
    wordsSx: filtered(columns.wordsSx),
  };
}

interface Match {
  /** Condition for a row to be found. */
  where: SQL;
  /** Score, 0–1: its tier first, then its popularity. */
  score: SQL;
}

/** Names and codes of a row. */
export interface Names {
  titles: SQLWrapper[];
  /** For a track: the names of its album. */
  albumNames?: SQLWrapper[];
  /** An array of its codes. */
  codes: SQL;
  popularity?: SQLWrapper;
}

/** Condition that titles, albums, writers or terms contain one of these texts; the first part uses the index. */
function containsAboveDescription(columns: Searchable, queries: Queries): SQL {
  return and(contains(columns, queries), contains(ofWeights(columns, "a,b,c"), queries)) as SQL;
}

/** The place of a text in the rows that contain it, as the index of `PLACES` in `model/read-vector.ts`. */
export function placeOf(columns: Searchable, queries: Queries): { where: SQL; place: SQL } {
  return {
    where: contains(columns, queries),
    place: sql`case when ${inTitles(columns, queries)} then 0
      when ${contains(ofWeights(columns, "a"), queries)} then 1
      when ${contains(ofWeights(columns, "a,b"), queries)} then 2
      when ${contains(ofWeights(columns, "a,b,c"), queries)} then 3 else 4 end`,
  };
}

/**
 * Returns the condition and the score of a search (design §5). Tiers are exact title, exact name of the album,
 * beginning of the title, words of the title, album, writer, terms, description, and last rows that match only by words
 * that were not typed; popularity decides within a tier. A code ranks like an exact title.
 */
export function matchSearch(
  search: ParsedSearch,
  readings: Readings,
  columns: Searchable,
  { titles, albumNames = [], codes, popularity = sql`0` }: Names,
): Match {
  const { clauses, excluded } = search;
  const without = excluded.map((unit) => not(contains(columns, queriesOf([unit.text]))));
  const scoreOf = (tier: SQL) =>
    sql`(${TIERS - 1}::float8 - ${tier} + ${popularity}::float8 / (${popularity} + ${HALF_WAY}::float8)) / ${TIERS}::float8`;
  if (search.codes.length > 0)
    return { where: and(hasCode(codes, search.codes), ...without) as SQL, score: scoreOf(sql`0`) };
  if (clauses.length === 0 && excluded.length === 0) return { where: sql`false`, score: none };
  const wanted = clauses.map((units) => textsOf(units, readings, "texts"));
  const also = clauses.map((units) => textsOf(units, readings, "also"));
  const all = (where: Searchable) =>
    and(sql`true`, ...wanted.map((texts) => contains(where, queriesOf(texts)))) as SQL;
  const isExpanded = also.some((texts) => texts.length > 0);
  const any = wanted.map((texts, index) => {
    const others = also[index] ?? [];
    const typed = contains(columns, queriesOf(texts));
    return others.length > 0 ? or(typed, containsAboveDescription(columns, queriesOf(others))) : typed;
  });
  const inTitle = and(sql`true`, ...wanted.map((texts) => inTitles(columns, queriesOf(texts))));
  const typed = search.titles.map((text) => titleFormSql(sql`${text}::text`));
  const anyName = (names: SQLWrapper[], compare: (name: SQL, text: SQL) => SQL) =>
    or(sql`false`, ...names.flatMap((name) => typed.map((text) => compare(titleFormSql(name), text)))) as SQL;
  const isSame = (name: SQL, text: SQL) => sql`${name} = ${text}`;
  const isTitle = anyName(titles, isSame);
  const isOfAlbum = anyName(albumNames, isSame);
  if (clauses.length === 0) return { where: and(...without) as SQL, score: none };
  const tier = sql`case
    when ${isTitle} then 0
    when ${isOfAlbum} then 1
    when ${anyName(titles, (name, text) => sql`starts_with(${name}, ${text})`)} then 2
    when ${inTitle} then 3
    when ${all(ofWeights(columns, "a"))} then 4
    when ${all(ofWeights(columns, "a,b"))} then 5
    when ${all(ofWeights(columns, "a,b,c"))} then 6
    ${isExpanded ? sql`when ${all(columns)} then 7 else 8` : sql`else 7`} end`;
  return {
    where: and(or(and(...any), isTitle, isOfAlbum), ...without) as SQL,
    score: scoreOf(tier),
  };
}
