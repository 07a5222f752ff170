import { desc, sql } from "drizzle-orm";
import type { z } from "zod";
import { BRIEF_MAX_LENGTH, type Concept } from "#/contract/brief.ts";
import { fold } from "#/contract/fold.ts";
import { SEARCH_MAX_SYNONYMS, type Synonym, type synonymSearchEndpoint } from "#/contract/synonym-search.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { synonyms } from "#/server/platform/db/schema/search.ts";
import type { Paging } from "#/server/platform/hydra/paging.ts";
import { NEAR_STRENGTH, NO_EVIDENCE, type ReadBrief, WHOLLY } from "./brief/brief.ts";
import { readBrief } from "./brief/read-brief.ts";
import { answerBrief } from "./brief/run-brief.ts";
import { PLACES } from "./model/read-vector.ts";
import { readText, type SearchDeps } from "./run-search.ts";
import { thesaurusWords } from "./words/thesaurus-words.ts";

type SynonymQuery = z.output<NonNullable<(typeof synonymSearchEndpoint)["query"]>>;

/** Concepts that are no words: none is near them. */
const FIGURES: ReadonlySet<Concept["kind"]> = new Set(["tempo", "length", "version", "key"]);
/** What one word alone weighs, as the text that it is. */
const ALONE = 1;
/** The least weight that the thesaurus gives (`store-synonyms.ts`). */
const FARTHEST = 0.5;
const TERMS = PLACES.indexOf("c");

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

/** A text that is one word to the thesaurus, or nothing to the reading of briefs. */
const readAsOne = (text: string): ReadBrief => ({
  concepts: [
    {
      ...{ kind: "text", mode: "wanted", reason: "text", words: text, title: text, titleFr: text, leads: [] },
      ...{ start: 0, end: text.length },
    },
  ],
  dropped: [],
  search: {
    demands: [{ concept: 0, weight: ALONE, isMust: false, evidence: NO_EVIDENCE }],
    version: null,
    excluded: [],
    title: null,
  },
});

/** What a word is worth at each of `PLACES`: the higher the place the more, which only breaks ties. */
const typed = PLACES.map((_, place) => WHOLLY - place);
/** The same of a word near it, by how near it is; descriptions do not bear it out. */
const near = ({ weight }: Synonym) => {
  const nearness = Math.max(0, weight - FARTHEST) / (1 - FARTHEST);
  const least = NEAR_STRENGTH + Math.round((WHOLLY - PLACES.length - NEAR_STRENGTH) * nearness);
  return PLACES.map((_, place) => (place > TERMS ? 0 : least + TERMS - place));
};

/** A word as it was typed, and as it is spelt. */
const typedTexts = ({ words, instead }: Concept) => [words, ...(instead ?? [])];

/** Each word of what was read, looked for as it stands and by the words near it that are not switched off. */
function widened(read: ReadBrief, webs: ReadonlyMap<number, readonly Synonym[]>): ReadBrief {
  return {
    ...read,
    search: {
      ...read.search,
      // Who asks for words asks for no title: the typed word counts wherever it stands.
      title: null,
      demands: read.search.demands.map((demand) => {
        const concept = read.concepts[demand.concept] as Concept;
        if (FIGURES.has(concept.kind)) return demand;
        const { territories, writerIds, codes } = demand.evidence;
        const texts = [
          ...typedTexts(concept).map((text) => ({ text, worth: typed })),
          ...(webs.get(demand.concept) ?? []).flatMap((one) =>
            [...new Set([one.title, one.titleFr])].map((text) => ({ text, worth: near(one) })),
          ),
        ];
        const own = {
          ...NO_EVIDENCE.own,
          territories: demand.evidence.own.territories,
          texts: typedTexts(concept).map((text) => ({ text, places: PLACES.length })),
        };
        return { ...demand, evidence: { ...NO_EVIDENCE, own, territories, writerIds, codes, texts } };
      }),
    },
  };
}

/** The words near each wanted word of a brief, by the concept it is. */
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
 * Runs a search by synonyms (contract §5): the text is read as a brief is, and each of its words is looked for as it was
 * typed and by any word near it that is not switched off. Figures, filters and orders are those of a brief.
 */
export async function runSynonymSearch(
  deps: SearchDeps,
  { query, url, paging }: { query: SynonymQuery; url: URL; paging: Paging },
) {
  const { db, lexicon, lookUp, knownCodes, parted } = deps;
  const text = readText(query.search, BRIEF_MAX_LENGTH);
  const locale = query.locale === "en" ? "en" : "fr";
  const brief = await readBrief(text, locale, { lexicon: await lexicon(), lookUp, knownCodes, parted });
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
