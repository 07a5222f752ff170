import type { SearchKind } from "#/contract/search.ts";
import { BRIEF_MAX_LENGTH } from "#/contract/search-length.ts";
import { searchPath } from "#/features/site/search-box/search-path.ts";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { slugList } from "#/lib/navigation/query-values.ts";
import { EVERYTHING, type GuidedState, readGuidedState, writeGuidedState } from "./guided/guided-state.ts";

/** Kinds of results, in the order of their tabs. */
export const SEARCH_KINDS = [
  "track",
  "album",
  "writer",
  "placement",
] as const satisfies readonly SearchKind[];

/** Limit of words that an address switches off. */
const MOST_WITHOUT = 50;

/** The routes of the search page: results first, filters first, or the words near a word first. */
export type SearchRoute = "text" | "guided" | "synonyms";

const QUERY_ROUTES = { guided: "/search-guidee", synonyms: "/search-synonym" } as const;

/** The state in the address of a search, on any of its routes. */
export interface SearchState {
  /** The brief in plain words; empty for the whole catalogue. */
  text: string;
  /** Kind of results that the visitor chose; null shows the first kind with results, tracks first. */
  kind: SearchKind | null;
  /** Additional search words that are switched off, by their `term`. */
  without: readonly string[];
  /** The filters, the order and the page of the tracks. */
  filters: GuidedState;
}

export const WHOLE_CATALOGUE: SearchState = { text: "", kind: null, without: [], filters: EVERYTHING };

/** Returns a text as the backend accepts it: without NUL, which the catalogue cannot contain, and cut at the limit. */
export function briefText(text: string): string {
  return text.replaceAll("\0", "").trim().slice(0, BRIEF_MAX_LENGTH).trim();
}

/** Reads the state from the query of the address, and the text from its path if it is there; ignores invalid values. */
export function readSearchState(query: URLSearchParams, text = query.get("q") ?? ""): SearchState {
  return {
    text: briefText(text),
    kind: SEARCH_KINDS.find((known) => known === query.get("type")) ?? null,
    without: slugList(query.getAll("without")).slice(0, MOST_WITHOUT),
    filters: readGuidedState(query),
  };
}

/** Reads the state from an address of any of its routes. */
export function readSearchAddress(address: string): SearchState {
  const { pathname, searchParams } = new URL(address, "http://site");
  const slug = /^\/\w+\/recherche\/(.*)$/.exec(pathname)?.[1];
  return readSearchState(searchParams, slug === undefined ? undefined : decodeSegment(slug));
}

/** Returns the query of the address for a state, including `?`, without its text; empty for a search by words only. */
export function writeSearchQuery(state: SearchState): string {
  return joined(ownQuery(state), state);
}

/**
 * Returns the address of a state on a route of the search page. The text is in the path of the results' route, and in
 * `q` on the others; without a text the results' route is that of the filters.
 */
export function searchAddress(state: SearchState, route: SearchRoute, lang: Lang): string {
  const path = route === "text" ? searchPath(state.text, lang) : null;
  if (path) return path + writeSearchQuery(state);
  const text = state.text && `q=${encodeURIComponent(state.text.toWellFormed())}`;
  return (
    localPath(QUERY_ROUTES[route === "synonyms" ? route : "guided"], lang) +
    joined([text, ...ownQuery(state)], state)
  );
}

function ownQuery({ kind, without }: SearchState): string[] {
  return [
    kind ? `type=${kind}` : "",
    without.length > 0 ? `without=${without.map(encodeURIComponent).join(",")}` : "",
  ];
}

function joined(own: readonly string[], { filters }: SearchState): string {
  const query = [...own, writeGuidedState(filters).slice(1)].filter(Boolean).join("&");
  return query && `?${query}`;
}

/** Whether there are filters besides the text. */
export function hasFilters({ filters }: SearchState): boolean {
  return writeGuidedState({ ...filters, order: EVERYTHING.order, page: 1 }) !== "";
}

/** Returns the state for another text: on its first page, with all filters. */
export function withText(state: SearchState, text: string): SearchState {
  return { ...state, text: briefText(text), without: [], filters: { ...state.filters, page: 1 } };
}
