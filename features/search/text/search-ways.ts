import { trackSearchEndpoint } from "#/contract/search.ts";
import { call } from "#/lib/api/call.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { fetchTotal, wordsOf } from "../search-data.ts";
import { WHOLE_CATALOGUE } from "../search-state.ts";

/** Another search with results, and their number. */
export interface SearchWay {
  text: string;
  count: number;
}

/** Alternatives to a search that finds no track. */
export interface SearchWays {
  /** The same with a word in another spelling. */
  spellings: SearchWay[];
  /** The same without one of its words. */
  shorter: SearchWay[];
  /**
   * Tracks for all words near the text, including less close ones, as found by the search by synonyms. If it does not
   * know the text, the same for those of its words that find nothing.
   */
  near: SearchWay[];
}

/** Limit of searches tried per kind: each costs one request. */
const MOST_TRIED = 5;
const UNIT = /-?"[^"]+"|\S+/g;
/** A single letter or a number («60 s», “trk 3”) has words near it by chance alone. */
const WORD = /\p{L}{2}|\p{Lo}/u;

/** Returns the search without each of its words or phrases in turn; empty for a single one. */
export function shorterSearches(text: string): string[] {
  const units = text.match(UNIT) ?? [];
  if (units.length < 2) return [];
  const shorter = units.map((_, at) => units.filter((__, other) => other !== at).join(" "));
  return [...new Set(shorter)];
}

/** Counts the results of searches: most first, without those that find nothing or fail. */
async function countedSearches(
  texts: readonly string[],
  countOf: (text: string) => Promise<number>,
): Promise<SearchWay[]> {
  const tried = texts.slice(0, MOST_TRIED).map(async (text) => ({ text, count: await countOf(text) }));
  const ways = await Promise.allSettled(tried);
  return ways
    .flatMap((way) => (way.status === "fulfilled" && way.value.count > 0 ? [way.value] : []))
    .sort((one, other) => other.count - one.count);
}

async function countResults(text: string): Promise<number> {
  const query = { search: wordsOf(text), type: "track", itemsPerPage: "0", facets: "0" } as const;
  const { counts } = await call(trackSearchEndpoint, { query });
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const countNear = (lang: Lang) => (text: string) =>
  fetchTotal({ ...WHOLE_CATALOGUE, text }, { lang, route: "synonyms" });

/** Returns the words of a longer text that find nothing by themselves, as no `shorter` search with results has them. */
export function wordsWithoutResults(text: string, shorter: readonly Pick<SearchWay, "text">[]): string[] {
  const units = text.match(UNIT) ?? [];
  if (units.length < 2) return [];
  const lost = units.filter(
    (unit) =>
      WORD.test(unit) &&
      !unit.startsWith("-") &&
      unit !== "OR" &&
      shorter.every((way) => !way.text.includes(unit)),
  );
  return [...new Set(lost)];
}

/** Returns the alternatives to a text that finds no track, with their numbers; throws as `call` does. */
export async function searchWays(text: string, lang: Lang): Promise<SearchWays> {
  const query = { search: wordsOf(text), type: "track", itemsPerPage: "0", facets: "0" } as const;
  const { spellings = [] } = await call(trackSearchEndpoint, { query });
  const [spelt, shorter, nearAll] = await Promise.all([
    countedSearches(spellings, countResults),
    countedSearches(shorterSearches(text), countResults),
    countedSearches([text], countNear(lang)),
  ]);
  const near =
    nearAll.length > 0 ? nearAll : await countedSearches(wordsWithoutResults(text, shorter), countNear(lang));
  return { spellings: spelt, shorter, near };
}
