import { and, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { startsWith } from "#/server/db/contains.ts";
import type { ParsedSearch, Unit } from "./parse-search.ts";

/** The columns by which a table is found (`server/db/schema/searchable.ts`). */
export interface Searchable {
  titleWordsFr: SQLWrapper;
  titleWordsEn: SQLWrapper;
  wordsFr: SQLWrapper;
  wordsEn: SQLWrapper;
  wordsSx: SQLWrapper;
}

/** Words to look for instead of one that the catalogue does not hold. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

const TIERS = 7;
/** Listenings at which a track is half way up its tier. */
const HALF_WAY = 20;

/** Typed: a bare number in an order names a column by its place. */
const none = sql`0::float8`;

const configurations = {
  fr: sql`'public.fr'::regconfig`,
  en: sql`'public.en'::regconfig`,
  sx: sql`'public.sx'::regconfig`,
};

/** One of these texts, each as a phrase of whatever words it holds. */
function tsquery(language: keyof typeof configurations, texts: readonly string[]): SQL {
  const queries = texts.map(
    (text) => sql`phraseto_tsquery(${configurations[language]}, public.spaced(${text}::text))`,
  );
  return sql`(${sql.join(queries, sql` || `)})`;
}

function textsOf(units: readonly Unit[], corrections: Corrections): string[] {
  return units.flatMap((unit) => corrections.get(unit.text) ?? [unit.text]);
}

function holds(
  { wordsFr, wordsEn, wordsSx }: Pick<Searchable, "wordsFr" | "wordsEn" | "wordsSx">,
  texts: string[],
): SQL {
  return or(
    sql`${wordsFr} @@ ${tsquery("fr", texts)}`,
    sql`${wordsEn} @@ ${tsquery("en", texts)}`,
    sql`${wordsSx} @@ ${tsquery("sx", texts)}`,
  ) as SQL;
}

/** The words of these weights alone; weights are those of the schema: A title and album, B writer, C terms. */
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
  /** Whether a row is found. */
  where: SQL;
  /** How well, 0–1: its tier first, then its popularity. */
  score: SQL;
}

/**
 * The rows that a search finds and how well they fit (design §5): exact title, beginning of the title, words of the
 * title, album, writer, terms, description; inside a tier by popularity.
 */
export function matchSearch(
  search: ParsedSearch,
  corrections: Corrections,
  columns: Searchable,
  { titles, popularity = sql`0` }: { titles: SQLWrapper[]; popularity?: SQLWrapper },
): Match {
  const { clauses, excluded, text } = search;
  if (clauses.length === 0 && excluded.length === 0) return { where: sql`false`, score: none };
  const wanted = clauses.map((units) => textsOf(units, corrections));
  const all = (where: Searchable) => and(sql`true`, ...wanted.map((texts) => holds(where, texts))) as SQL;
  const inTitle = and(
    sql`true`,
    ...wanted.map((texts) =>
      or(
        sql`${columns.titleWordsFr} @@ ${tsquery("fr", texts)}`,
        sql`${columns.titleWordsEn} @@ ${tsquery("en", texts)}`,
      ),
    ),
  );
  const isTitle = or(
    ...titles.map((title) => sql`public.fold(${title}) = public.fold(${text}::text)`),
  ) as SQL;
  const without = excluded.map((unit) => not(holds(columns, [unit.text])));
  if (clauses.length === 0) return { where: and(...without) as SQL, score: none };
  const tier = sql`case
    when ${isTitle} then 0
    when ${or(...titles.map((title) => startsWith(title, text)))} then 1
    when ${inTitle} then 2
    when ${all(ofWeights(columns, "a"))} then 3
    when ${all(ofWeights(columns, "a,b"))} then 4
    when ${all(ofWeights(columns, "a,b,c"))} then 5
    else 6 end`;
  return {
    where: and(or(all(columns), isTitle), ...without) as SQL,
    score: sql`(${TIERS - 1}::float8 - ${tier} + ${popularity}::float8 / (${popularity} + ${HALF_WAY}::float8)) / ${TIERS}::float8`,
  };
}
