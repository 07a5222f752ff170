import { SEARCH_MAX_LENGTH } from "#/contract/search.ts";
import { pageNumber, slugList } from "#/lib/navigation/query-values.ts";

/** Titles on a page of search by synonyms. */
export const SYNONYM_TITLES_A_PAGE = 20;
const MOST_WITHOUT = 50;

/** What the address of search by synonyms says. */
export interface SynonymState {
  /** The word searched; empty before one is given. */
  text: string;
  /** Synonyms that are switched off, by their `term`. */
  without: readonly string[];
  page: number;
}

/** Reads the state from the query of the address; anything that makes no sense is left out. */
export function readSynonymState(query: URLSearchParams): SynonymState {
  return {
    text: (query.get("q") ?? "").replaceAll("\0", "").trim().slice(0, SEARCH_MAX_LENGTH).trim(),
    without: slugList(query.getAll("without")).slice(0, MOST_WITHOUT),
    page: pageNumber(query.get("page")),
  };
}

/** The query of the address for a state, `?` included; empty before a word is given. */
export function writeSynonymState({ text, without, page }: SynonymState): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  if (without.length > 0) query.set("without", without.join(","));
  if (page > 1) query.set("page", String(page));
  const written = query.toString();
  return written && `?${written}`;
}

/** The state with a synonym switched the other way, back on its first page. */
export function switchedSynonym(state: SynonymState, term: string): SynonymState {
  const off = state.without.includes(term);
  return {
    ...state,
    page: 1,
    without: off ? state.without.filter((other) => other !== term) : [...state.without, term],
  };
}
