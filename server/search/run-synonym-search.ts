import { desc, sql } from "drizzle-orm";
import type { z } from "zod";
import { SEARCH_MAX_SYNONYMS, type Synonym, type synonymSearchEndpoint } from "#/contract/synonym-search.ts";
import type { Database } from "#/server/db/database.ts";
import { synonyms } from "#/server/db/schema/search.ts";
import type { Paging } from "#/server/hydra/paging.ts";
import type { Alternative } from "./finder.ts";
import { fold } from "./parse-search.ts";
import { readText, type SearchSurroundings } from "./run-search.ts";
import { thesaurusWords } from "./thesaurus-words.ts";

type SynonymQuery = z.output<NonNullable<(typeof synonymSearchEndpoint)["query"]>>;

/** The words nearest to a text, nearest first: its own other language, then its web, then near webs. */
async function readSynonyms(db: Database, text: string): Promise<Synonym[]> {
  const weight = sql<number>`max(${synonyms.weight})::text::float8`;
  const rows = await db
    .select({ term: synonyms.term, title: synonyms.title, titleFr: synonyms.titleFr, weight })
    .from(synonyms)
    .where(sql`${synonyms.word} = any(${thesaurusWords(sql`public.fold(${text}::text)`)})`)
    .groupBy(synonyms.term, synonyms.title, synonyms.titleFr)
    .orderBy(desc(weight), synonyms.term)
    .limit(SEARCH_MAX_SYNONYMS);
  const isSame = ({ title, titleFr }: Synonym) => fold(title) === fold(text) && fold(titleFr) === fold(text);
  return rows.filter((row) => !isSame(row));
}

function alternativesOf(text: string, used: readonly Synonym[]): Alternative[] {
  const near = used.map(({ title, titleFr, weight }) => ({
    texts: [...new Set([title, titleFr])],
    weight,
    isTyped: false,
  }));
  return [{ texts: [text], weight: 1, isTyped: true }, ...near];
}

/** Runs a search by synonyms (contract §5): tracks that hold the text or any word near it that is not switched off. */
export async function runSynonymSearch(
  { db, finder, readTracks }: Pick<SearchSurroundings, "db" | "finder" | "readTracks">,
  query: SynonymQuery,
  paging: Paging,
) {
  const text = readText(query.search).replaceAll('"', " ").trim() || readText(query.search);
  const off = new Set(query["without[]"]);
  const known = (await readSynonyms(db, text)).map((one) => ({ ...one, isUsed: !off.has(one.term) }));
  const wantsFacets = query.facets !== "0" && query.facets !== "false";
  const used = known.filter(({ isUsed }) => isUsed);
  const found = await finder.bySynonyms(alternativesOf(text, used), paging, wantsFacets);
  return {
    members: await readTracks(found.hits),
    total: found.total,
    query: query.search ?? "",
    synonyms: known,
    facets: found.facets,
  };
}
