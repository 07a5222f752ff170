import { trackSearchEndpoint } from "#/contract/search.ts";
import { call } from "#/lib/call.ts";
import { synonymResults } from "../synonyms/synonym-results.ts";
import type { SearchResults } from "./search-results.ts";

/** Another search that finds something, and how much. */
export interface SearchWay {
  text: string;
  count: number;
}

/** Ways on from a search that finds nothing. */
export interface SearchWays {
  /** The same with a word spelt otherwise. */
  spellings: SearchWay[];
  /** The same without one of its words. */
  shorter: SearchWay[];
  /** Titles for all the words near the text, those less close too: what the search by synonyms finds. */
  near: number;
}

export const NO_WAYS: SearchWays = { spellings: [], shorter: [], near: 0 };

/** Searches of a kind that are tried, at most: one question each. */
const MOST_TRIED = 5;
const UNIT = /-?"[^"]+"|\S+/g;

/** A search without one of its words or phrases, each in turn; nothing for a search of one. */
export function shorterSearches(text: string): string[] {
  const units = text.match(UNIT) ?? [];
  if (units.length < 2) return [];
  const shorter = units.map((_, at) => units.filter((__, other) => other !== at).join(" "));
  return [...new Set(shorter)];
}

/** What other searches find, most first; those that find nothing, or could not be asked, are left out. */
async function thatFind(texts: readonly string[]): Promise<SearchWay[]> {
  const tried = texts.slice(0, MOST_TRIED).map(async (text) => {
    const query = { search: text, type: "track", itemsPerPage: "0", facets: "0" } as const;
    const { counts } = await call(trackSearchEndpoint, { query });
    return { text, count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  });
  const ways = await Promise.allSettled(tried);
  return ways
    .flatMap((way) => (way.status === "fulfilled" && way.value.count > 0 ? [way.value] : []))
    .sort((one, other) => other.count - one.count);
}

/** The ways on from a text that finds no title, with what they find; shorter texts where it finds nothing at all. */
export async function searchWays(
  text: string,
  { counts, spellings = [] }: Pick<SearchResults["page"], "counts" | "spellings">,
): Promise<SearchWays> {
  if (counts.track > 0) return NO_WAYS;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const [spelt, shorter, near] = await Promise.all([
    thatFind(spellings),
    thatFind(isEmpty ? shorterSearches(text) : []),
    synonymResults({ text, without: [], page: 1 }),
  ]);
  return { spellings: spelt, shorter, near: near?.["hydra:totalItems"] ?? 0 };
}
