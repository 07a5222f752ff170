import { desc, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Concept } from "#/contract/brief.ts";
import { fold } from "#/contract/fold.ts";
import { BRIEF_MAX_LENGTH } from "#/contract/search-length.ts";
import { SEARCH_MAX_SYNONYMS, type Synonym, type synonymSearchEndpoint } from "#/contract/synonym-search.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { synonyms } from "#/server/platform/db/schema/search.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import { FULL_STRENGTH, NEAR_STRENGTH, NO_EVIDENCE, type ReadBrief } from "./brief/brief.ts";
import { readBrief } from "./brief/read-brief.ts";
import { PLACES } from "./model/read-vector.ts";
import { answerBrief } from "./run-brief.ts";
import { readText, type SearchDeps } from "./run-search.ts";
import { thesaurusWords } from "./words/thesaurus-words.ts";

type SynonymQuery = z.output<NonNullable<(typeof synonymSearchEndpoint)["query"]>>;

/** Concepts that are not words and have no synonyms. */
const FIGURES: ReadonlySet<Concept["kind"]> = new Set(["tempo", "length", "version", "key"]);
/** Weight of a text searched as one word. */
const ALONE = 1;
/** Minimum weight in the thesaurus (`store-synonyms.ts`). */
const FARTHEST = 0.5;
const TERMS = PLACES.indexOf("c");

/** Returns the synonyms of a text, nearest first: its translation, then its web, then neighbouring webs. */
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

/** Reads a text as a single concept: it is one word of the thesaurus, or the brief reader found nothing in it. */
const readAsOne = (text: string): ReadBrief => ({
  concepts: [
    {
      ...{ kind: "text", mode: "wanted", reason: "text", words: text, title: text, titleFr: text, leads: [] },
      ...{ start: 0, end: text.length },
    },
  ],
  dropped: [],
  search: {
    demands: [{ concept: 0, weight: ALONE, isMust: false, isLimit: false, evidence: NO_EVIDENCE }],
    version: null,
    choices: [],
    excluded: [],
    title: null,
  },
});

/** Worth of a typed word at each of `PLACES`; the small differences only break ties. */
const typed = PLACES.map((_, place) => FULL_STRENGTH - place);
/** Returns the worth of a synonym at each of `PLACES`, by its weight; descriptions do not count. */
const near = ({ weight }: Synonym) => {
  const nearness = Math.max(0, weight - FARTHEST) / (1 - FARTHEST);
  const least = NEAR_STRENGTH + Math.round((FULL_STRENGTH - PLACES.length - NEAR_STRENGTH) * nearness);
  return PLACES.map((_, place) => (place > TERMS ? 0 : least + TERMS - place));
};

/** Returns a word as typed, and its corrected spellings. */
const typedTexts = ({ words, instead }: Concept) => [words, ...(instead ?? [])];

/** Returns a demand's concept, and those of other demands that are alternatives to it. */
const conceptsOf = (concept: number, { choices }: ReadBrief["search"]) => [
  ...new Set([
    concept,
    ...choices.flatMap(({ concepts }) =>
      concepts.flatMap((one) => (one.reportedBy === concept ? one.concept : [])),
    ),
  ]),
];

/** Replaces the evidence of each word by its literal text and its synonyms that are not switched off. */
function widened(read: ReadBrief, webs: ReadonlyMap<number, readonly Synonym[]>): ReadBrief {
  return {
    ...read,
    search: {
      ...read.search,
      // A search for words is not a search for a title: the typed word counts in any place.
      title: null,
      demands: read.search.demands.map((demand) => {
        const concept = read.concepts[demand.concept] as Concept;
        if (FIGURES.has(concept.kind)) return demand;
        const { territories, writerIds, codes } = demand.evidence;
        const all = conceptsOf(demand.concept, read.search);
        const words = all.flatMap((one) => typedTexts(read.concepts[one] as Concept));
        const texts = [
          ...words.map((text) => ({ text, worth: typed })),
          ...all
            .flatMap((one) => webs.get(one) ?? [])
            .flatMap((one) =>
              [...new Set([one.title, one.titleFr])].map((text) => ({ text, worth: near(one) })),
            ),
        ];
        const own = {
          ...NO_EVIDENCE.own,
          territories: demand.evidence.own.territories,
          texts: words.map((text) => ({ text, places: PLACES.length })),
        };
        return { ...demand, evidence: { ...NO_EVIDENCE, own, territories, writerIds, codes, texts } };
      }),
    },
  };
}

/** Returns the synonyms of each wanted word of a brief, by concept. */
async function websOf(db: Database, { concepts, search }: ReadBrief): Promise<Map<number, Synonym[]>> {
  const worded = search.demands.filter(({ concept }) => !FIGURES.has((concepts[concept] as Concept).kind));
  const webs = worded.map(async ({ concept }) => {
    const read = await Promise.all(
      typedTexts(concepts[concept] as Concept).map((text) => readSynonyms(db, text)),
    );
    return [concept, read.flat()] as const;
  });
  return new Map(await Promise.all(webs));
}

/**
 * Runs a search by synonyms (contract §5): the text is read like a brief, and each of its words is searched literally
 * and by any of its synonyms that is not switched off. Figures, filters and orders work as in a brief.
 */
export async function runSynonymSearch(
  deps: SearchDeps,
  { query, url, paging }: { query: SynonymQuery; url: URL; paging: Paging },
) {
  const { db, lexicon } = deps;
  const text = readText(query.search, BRIEF_MAX_LENGTH);
  const locale = query.locale === "en" ? "en" : "fr";
  const brief = await readBrief(text, locale, { ...deps, lexicon: await lexicon() });
  const isOneWord = brief.concepts.length !== 1 && (await readSynonyms(db, text)).length > 0;
  const read = isOneWord || brief.concepts.length === 0 ? readAsOne(text) : brief;
  const off = new Set(query["without[]"]);
  const webs = await websOf(db, read);
  const known = [...webs.values()].flat().sort((one, other) => other.weight - one.weight);
  const shown = known
    .filter(({ term }, at) => known.findIndex((other) => other.term === term) === at)
    .slice(0, SEARCH_MAX_SYNONYMS);
  const used = new Set(shown.flatMap(({ term }) => (off.has(term) ? [] : [term])));
  const kept = new Map(
    [...webs].map(([concept, web]) => [concept, web.filter(({ term }) => used.has(term))]),
  );
  return {
    ...(await answerBrief(deps, widened(read, kept), { query, url, paging })),
    synonyms: shown.map((one) => ({ ...one, isUsed: used.has(one.term) })),
  };
}
