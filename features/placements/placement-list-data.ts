import type { z } from "zod";
import { type PlacementFilters, placementFiltersEndpoint, placementsEndpoint } from "#/contract/placement.ts";
import { call } from "#/lib/api/call.ts";
import { type CardPlacement, cardPlacement } from "./card-placement.ts";
import { type PlacementListState, placementFilterQuery, placementListQuery } from "./placement-list-state.ts";

/** A page of the list, with the data of its rows, and the number of placements on all pages. */
export interface PlacementPage {
  placements: CardPlacement[];
  total: number;
}

/** Picks the list's data from a response of the backend. */
export function placementPage(answer: z.infer<typeof placementsEndpoint.answer>): PlacementPage {
  return { placements: answer["hydra:member"].map(cardPlacement), total: answer["hydra:totalItems"] };
}

/** Fetches a page of the placement list. */
export async function fetchPlacements(
  state: PlacementListState,
  signal: AbortSignal,
): Promise<PlacementPage> {
  return placementPage(await call(placementsEndpoint, { query: placementListQuery(state), signal }));
}

/** Fetches the remaining filters of the list, with counts under the active ones. */
export function fetchPlacementFilters(
  state: PlacementListState,
  signal: AbortSignal,
): Promise<PlacementFilters> {
  return call(placementFiltersEndpoint, { query: placementFilterQuery(state), signal });
}
