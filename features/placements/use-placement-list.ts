import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PlacementFilters } from "#/contract/placement.ts";
import { keepRows } from "#/lib/navigation/use-list-query.ts";
import type { PlacementPage } from "./placement-list-data.ts";
import { type PlacementListState, writePlacementListState } from "./placement-list-state.ts";

/**
 * Returns the page of placements and the filters for a state of the list. `given` came with the HTML; everything else
 * is fetched on demand, including the code that fetches it. Meanwhile the previous rows stay, except on arrival
 * (`isArriving`), when they may belong to another address.
 */
export function usePlacementList(
  state: PlacementListState,
  {
    isArriving,
    ...given
  }: {
    isArriving: boolean;
    state: PlacementListState;
    placements: PlacementPage | null;
    filters: PlacementFilters | null;
  },
) {
  const address = writePlacementListState(state);
  const filtering = filteringOf(state);
  const placements = useQuery({
    queryKey: ["placements", address],
    queryFn: async ({ signal }) => (await import("./placement-list-data.ts")).fetchPlacements(state, signal),
    initialData:
      address === writePlacementListState(given.state) ? (given.placements ?? undefined) : undefined,
    placeholderData: keepRows<PlacementPage>(isArriving, (page) => page.placements),
    meta: { silent: true },
  });
  const filters = useQuery({
    queryKey: ["placement-filters", filtering],
    queryFn: async ({ signal }) =>
      (await import("./placement-list-data.ts")).fetchPlacementFilters(state, signal),
    initialData: filtering === filteringOf(given.state) ? (given.filters ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { placements, filters: filters.data };
}

const filteringOf = (state: PlacementListState) => writePlacementListState({ ...state, page: 1 });
