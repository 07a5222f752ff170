import type { z } from "zod";
import {
  albumSearchEndpoint,
  placementSearchEndpoint,
  trackSearchEndpoint,
  writerSearchEndpoint,
} from "#/contract/search.ts";
import { call } from "#/lib/call.ts";
import { SEARCH_KINDS, type SearchState, searchQuery } from "./search-state.ts";

type Page<E extends { answer: z.ZodType }> = z.output<E["answer"]>;

/** A page of results of one kind, with the numbers of all kinds. */
export type SearchResults =
  | { kind: "track"; page: Page<typeof trackSearchEndpoint> }
  | { kind: "album"; page: Page<typeof albumSearchEndpoint> }
  | { kind: "writer"; page: Page<typeof writerSearchEndpoint> }
  | { kind: "placement"; page: Page<typeof placementSearchEndpoint> };

/** A page of the titles found for a text; throws as `call` does. */
export function trackPage(text: string, state: SearchState) {
  return call(trackSearchEndpoint, { query: { ...searchQuery(text, state), type: "track" } });
}

/** What is found for a text; throws as `call` does. */
async function resultsOf(text: string, state: SearchState): Promise<SearchResults> {
  const query = searchQuery(text, state);
  switch (state.kind) {
    case "track":
      return { kind: "track", page: await trackPage(text, state) };
    case "album":
      return { kind: "album", page: await call(albumSearchEndpoint, { query: { ...query, type: "album" } }) };
    case "writer":
      return {
        kind: "writer",
        page: await call(writerSearchEndpoint, { query: { ...query, type: "writer" } }),
      };
    case "placement":
      return {
        kind: "placement",
        page: await call(placementSearchEndpoint, { query: { ...query, type: "placement" } }),
      };
  }
}

/**
 * What is found for a text, or null when the catalogue did not answer. When no title is found and the visitor
 * did not ask for titles (`asked` false), the first kind that has results comes instead.
 */
export async function searchResults(
  text: string,
  state: SearchState,
  asked: boolean,
): Promise<SearchResults | null> {
  try {
    const results = await resultsOf(text, state);
    if (asked || results.page["hydra:totalItems"] > 0) return results;
    const other = SEARCH_KINDS.find((kind) => results.page.counts[kind] > 0);
    return other ? await resultsOf(text, { ...state, kind: other, page: 1 }) : results;
  } catch (error) {
    console.warn(`The search could not be made: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
