import type { z } from "zod";
import { frontTracksEndpoint } from "#/contract/track.ts";
import { call } from "#/lib/call.ts";
import { type GuidedState, guidedQuery } from "./guided-state.ts";

export type TrackPage = z.infer<typeof frontTracksEndpoint.answer>;

/** A page of the titles that a state of guided search leaves. */
export function fetchTracks(state: GuidedState, signal: AbortSignal): Promise<TrackPage> {
  return call(frontTracksEndpoint, { query: guidedQuery(state), signal });
}
