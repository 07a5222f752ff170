import { pageNumber, slugList } from "#/lib/navigation/query-values.ts";

/** Titles on a page of guided search. */
export const TITLES_A_PAGE = 20;

/** What the address of guided search says: slugs of terms, codes of countries. */
export interface GuidedState {
  terms: string[];
  territory: string[];
  page: number;
}

export const EVERYTHING: GuidedState = { terms: [], territory: [], page: 1 };

/** Reads the state from the query of the address; anything that makes no sense is left out. */
export function readGuidedState(query: URLSearchParams): GuidedState {
  return {
    terms: slugList(query.getAll("terms")),
    territory: slugList(query.getAll("territory")),
    page: pageNumber(query.get("page")),
  };
}

/** The query of the address for a state, `?` included; empty for the whole catalogue. */
export function writeGuidedState({ terms, territory, page }: GuidedState): string {
  const query = [
    terms.length > 0 && `terms=${terms.map(encodeURIComponent).join(",")}`,
    territory.length > 0 && `territory=${territory.map(encodeURIComponent).join(",")}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return query.length > 0 ? `?${query.join("&")}` : "";
}

/** The state with a term or country switched on or off, back on its first page. */
export function switched(state: GuidedState, kind: "terms" | "territory", slug: string): GuidedState {
  const chosen = state[kind];
  const next = chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug];
  return { ...state, [kind]: next, page: 1 };
}

/** The state in the wire's own names (contract §4.4): OR inside a taxonomy, AND between. */
export function guidedQuery({ terms, territory, page }: GuidedState) {
  return {
    ...(terms.length > 0 && { "terms[]": terms }),
    ...(territory.length > 0 && { "territory[]": territory }),
    ...(page > 1 && { page: String(page) }),
    itemsPerPage: String(TITLES_A_PAGE),
  };
}
