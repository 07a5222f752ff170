import type { SearchKind } from "#/contract/search.ts";
import { SEARCH_LENGTH, searchPath } from "#/features/site/search-box/search-path.ts";
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

/** Most words that an address switches off. */
const MOST_WITHOUT = 50;

/** The routes of the one search page: its results first, its filters first, or the words near a word first. */
export type SearchRoute = "text" | "guided" | "synonyms";

const QUERY_ROUTES = { guided: "/search-guidee", synonyms: "/search-synonym" } as const;

/** What the address of a search says, on whichever of its routes. */
export interface SearchState {
  /** The brief in plain words; empty for the whole catalogue. */
  text: string;
  /** Kind of results asked for by name; null lets the first kind come that has any, titles first. */
  kind: SearchKind | null;
  /** Words searched beside those typed that are switched off, by their `term`. */
  without: readonly string[];
  /** What narrows the titles, their order and their page. */
  filters: GuidedState;
}

export const WHOLE_CATALOGUE: SearchState = { text: "", kind: null, without: [], filters: EVERYTHING };

/** A text as the backend takes it: without NUL, which no text of the catalogue can hold, cut at the contract's limit. */
export function briefText(text: string): string {
  return text.replaceAll("\0", "").trim().slice(0, SEARCH_LENGTH).trim();
}

/** Reads the state from the query of the address, and the text from its path where it stands there; nonsense is left out. */
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

/** The query of the address for a state, `?` included, without its text; empty for a search by words alone. */
export function writeSearchQuery(state: SearchState): string {
  return joined(ownQuery(state), state);
}

/**
 * The address of a state on a route of the search page. A text stands in the path of the route that is named by it, and
 * in `q` on the others; without a text the route of results is that of the filters.
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

/** Whether anything narrows the titles beside the text. */
export function hasFilters({ filters }: SearchState): boolean {
  return writeGuidedState({ ...filters, order: EVERYTHING.order, page: 1 }) !== "";
}

/** The state for another text: from its first page, with all that narrows it. */
export function withText(state: SearchState, text: string): SearchState {
  return { ...state, text: briefText(text), without: [], filters: { ...state.filters, page: 1 } };
}
