import { pageNumber } from "#/lib/navigation/query-values.ts";

/** Composers on a page of the list (contract §4.6). */
export const COMPOSERS_A_PAGE = 24;

/** Every initial of the alphabet, and 0 for names that begin with no letter (contract §4.6). */
export const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0"] as const;

/** State of the composer list in its address; `letter` is one of `LETTERS` or empty. */
export interface ComposerListState {
  search: string;
  letter: string;
  page: number;
}

export const ALL_COMPOSERS: ComposerListState = { search: "", letter: "", page: 1 };

/** Reads the state from the query of the address; ignores invalid values. */
export function readComposerListState(query: URLSearchParams): ComposerListState {
  const letter = query.get("letter")?.toUpperCase() ?? "";
  return {
    search: (query.get("search") ?? "").trim(),
    letter: LETTERS.includes(letter) ? letter : "",
    page: pageNumber(query.get("page")),
  };
}

/** Returns the query of the address for a state, `?` included; empty for the whole list. */
export function writeComposerListState({ search, letter, page }: ComposerListState): string {
  const query = [
    search && `search=${encodeURIComponent(search)}`,
    letter && `letter=${letter}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return query.length > 0 ? `?${query.join("&")}` : "";
}

/** Returns the state with the API's names (contract §4.6); composers are in alphabetical order. */
export function composerListQuery({ search, letter, page }: ComposerListState) {
  return {
    ...(search && { search }),
    ...(letter && { letter }),
    "order[lastname]": "asc",
    ...(page > 1 && { page: String(page) }),
    itemsPerPage: String(COMPOSERS_A_PAGE),
  };
}
