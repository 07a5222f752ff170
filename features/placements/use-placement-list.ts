import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PlacementFilters } from "#/contract/placement.ts";
import type { PlacementPage } from "./placement-list-data.ts";
import { type PlacementListState, writePlacementListState } from "./placement-list-state.ts";

/**
 * The page of placements and the filters for a state of the list. The whole list's first page and filters came with
 * the HTML; what else is asked for is fetched, and so is the code that fetches.
 */
export function usePlacementList(
  state: PlacementListState,
  given: { placements: PlacementPage | null; filters: PlacementFilters | null },
) {
  const address = writePlacementListState(state);
  const filtering = writePlacementListState({ ...state, page: 1 });
  const placements = useQuery({
    queryKey: ["placements", address],
    queryFn: async ({ signal }) => (await import("./placement-list-data.ts")).fetchPlacements(state, signal),
    initialData: address === "" ? (given.placements ?? undefined) : undefined,
    meta: { silent: true },
  });
  const filters = useQuery({
    queryKey: ["placement-filters", filtering],
    queryFn: async ({ signal }) =>
      (await import("./placement-list-data.ts")).fetchPlacementFilters(state, signal),
    initialData: filtering === "" ? (given.filters ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { placements, filters: filters.data ?? given.filters };
}
