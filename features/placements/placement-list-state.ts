import { pageNumber } from "#/lib/navigation/query-values.ts";

/** Placements on a page of the list (contract §4.7). */
export const PLACEMENTS_A_PAGE = 12;

/** State of the placement list in its address; `kind` and `year` are empty for all. */
export interface PlacementListState {
  kind: string;
  year: string;
  page: number;
}

export const ALL_PLACEMENTS: PlacementListState = { kind: "", year: "", page: 1 };

/** Reads the state from the query of the address; ignores invalid values. */
export function readPlacementListState(query: URLSearchParams): PlacementListState {
  const year = query.get("year") ?? "";
  return {
    kind: (query.get("kind") ?? "").trim(),
    year: /^\d{1,4}$/.test(year) ? year : "",
    page: pageNumber(query.get("page")),
  };
}

/** Returns the query of the address for a state, `?` included; empty for the whole list. */
export function writePlacementListState({ kind, year, page }: PlacementListState): string {
  const query = [
    kind && `kind=${encodeURIComponent(kind)}`,
    year && `year=${year}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return query.length > 0 ? `?${query.join("&")}` : "";
}

/** Returns the filters of a state with the API's names (contract §4.7). */
export function placementFilterQuery({ kind, year }: PlacementListState) {
  return { ...(kind && { kind }), ...(year && { year }) };
}

/** Returns the whole state with the API's names. */
export function placementListQuery(state: PlacementListState) {
  return {
    ...placementFilterQuery(state),
    ...(state.page > 1 && { page: String(state.page) }),
    itemsPerPage: String(PLACEMENTS_A_PAGE),
  };
}
