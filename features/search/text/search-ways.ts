import { trackSearchEndpoint } from "#/contract/search.ts";
import { call } from "#/lib/call.ts";

/** A shorter search that finds something, and how much. */
export interface SearchWay {
  text: string;
  count: number;
}

/** Words that are tried without, at most: one question each. */
const MOST_TRIED = 5;
const UNIT = /-?"[^"]+"|\S+/g;

/** A search without one of its words or phrases, each in turn; nothing for a search of one. */
export function shorterSearches(text: string): string[] {
  const units = text.match(UNIT) ?? [];
  if (units.length < 2) return [];
  const shorter = units.map((_, at) => units.filter((__, other) => other !== at).join(" "));
  return [...new Set(shorter)].slice(0, MOST_TRIED);
}

/** What shorter searches find, most first; those that find nothing, or could not be asked, are left out. */
export async function searchWays(text: string): Promise<SearchWay[]> {
  const tried = shorterSearches(text).map(async (shorter) => {
    const query = { search: shorter, type: "track", itemsPerPage: "0", facets: "0" } as const;
    const { counts } = await call(trackSearchEndpoint, { query });
    return { text: shorter, count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  });
  const ways = await Promise.allSettled(tried);
  return ways
    .flatMap((way) => (way.status === "fulfilled" && way.value.count > 0 ? [way.value] : []))
    .sort((one, other) => other.count - one.count);
}
