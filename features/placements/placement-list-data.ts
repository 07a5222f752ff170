import type { z } from "zod";
import { type PlacementFilters, placementFiltersEndpoint, placementsEndpoint } from "#/contract/placement.ts";
import { call } from "#/lib/api/call.ts";
import { type CardPlacement, cardPlacement } from "./card-placement.ts";
import { type PlacementListState, placementFilterQuery, placementListQuery } from "./placement-list-state.ts";

/** A page of the list, as its rows need it, and the number of placements on all pages. */
export interface PlacementPage {
  placements: CardPlacement[];
  total: number;
}

/** Keeps of an answer of the backend what the list shows. */
export function placementPage(answer: z.infer<typeof placementsEndpoint.answer>): PlacementPage {
  return { placements: answer["hydra:member"].map(cardPlacement), total: answer["hydra:totalItems"] };
}

/** A page of the placement list. */
export async function fetchPlacements(
  state: PlacementListState,
  signal: AbortSignal,
): Promise<PlacementPage> {
  return placementPage(await call(placementsEndpoint, { query: placementListQuery(state), signal }));
}

/** What the list can still be filtered by, with counts under the filters already on. */
export function fetchPlacementFilters(
  state: PlacementListState,
  signal: AbortSignal,
): Promise<PlacementFilters> {
  return call(placementFiltersEndpoint, { query: placementFilterQuery(state), signal });
}
