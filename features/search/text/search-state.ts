import type { SearchKind } from "#/contract/search.ts";
import { pageNumber, slugList } from "#/lib/navigation/query-values.ts";

/** Results of one kind on a page of search results. */
export const RESULTS_A_PAGE = 20;

/** Most expansions that an address switches off. */
const MOST_WITHOUT = 50;

/** Kinds of results, in the order of their tabs. */
export const SEARCH_KINDS = [
  "track",
  "album",
  "writer",
  "placement",
] as const satisfies readonly SearchKind[];

/** Orders offered for titles; pertinence is the server's own. */
export const TRACK_ORDERS = ["relevance", "name", "bpm", "duration"] as const;
export type TrackOrder = (typeof TRACK_ORDERS)[number];

/** What the address of a search page says beside the text. */
export interface SearchState {
  kind: SearchKind;
  page: number;
  order: TrackOrder;
  /** Expansions that are switched off, by their `term`. */
  without: readonly string[];
}

export const FIRST_SEARCH: SearchState = { kind: "track", page: 1, order: "relevance", without: [] };

/** Reads the state from the query of the address; anything that makes no sense falls back to the first page. */
export function readSearchState(query: URLSearchParams): SearchState {
  const order = TRACK_ORDERS.find((known) => known === query.get("order"));
  return {
    kind: SEARCH_KINDS.find((known) => known === query.get("type")) ?? FIRST_SEARCH.kind,
    page: pageNumber(query.get("page")),
    order: order ?? FIRST_SEARCH.order,
    without: slugList(query.getAll("without")).slice(0, MOST_WITHOUT),
  };
}

/** The query of the address for a state, `?` included; empty for the first page of titles. */
export function writeSearchState({ kind, page, order, without }: SearchState): string {
  const query = new URLSearchParams();
  if (kind !== FIRST_SEARCH.kind) query.set("type", kind);
  if (order !== FIRST_SEARCH.order) query.set("order", order);
  if (without.length > 0) query.set("without", without.join(","));
  if (page > 1) query.set("page", String(page));
  const written = query.toString();
  return written && `?${written}`;
}

const WIRE_ORDERS = {
  relevance: {},
  name: { "order[name]": "asc" },
  bpm: { "order[bpm]": "asc" },
  duration: { "order[durationSeconds]": "asc" },
} as const satisfies Record<TrackOrder, object>;

/** The same state in the wire's own names (contract §5). */
export function searchQuery(text: string, { page, order, kind, without }: SearchState) {
  return {
    search: text,
    facets: "0" as const,
    ...(without.length > 0 && { "without[]": [...without] }),
    page: String(page),
    itemsPerPage: String(RESULTS_A_PAGE),
    ...(kind === "track" ? WIRE_ORDERS[order] : {}),
  };
}
