import type { z } from "zod";
import { synonymSearchEndpoint } from "#/contract/synonym-search.ts";
import { call } from "#/lib/call.ts";
import { TITLES_A_PAGE } from "../guided/guided-state.ts";
import { wordsOf } from "../search-data.ts";
import type { SearchState } from "../search-state.ts";

export type SynonymResults = z.output<typeof synonymSearchEndpoint.answer>;

/** Titles for a word and what is near it; null when the catalogue did not answer. */
export async function synonymResults({
  text,
  without,
  filters,
}: SearchState): Promise<SynonymResults | null> {
  try {
    return await call(synonymSearchEndpoint, {
      query: {
        search: wordsOf(text),
        facets: "0",
        ...(without.length > 0 && { "without[]": [...without] }),
        page: String(filters.page),
        itemsPerPage: String(TITLES_A_PAGE),
      },
    });
  } catch (error) {
    console.warn(`The search could not be made: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
