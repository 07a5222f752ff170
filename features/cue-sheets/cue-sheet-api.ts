import { queryOptions } from "@tanstack/react-query";
import { type CueSheet, cueSheetEndpoint, keepCueSheetEndpoint } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import {
  clipCandidatesEndpoint,
  MOST_CLIP_NAMES,
  type TrackCredits,
  trackCreditsEndpoint,
} from "#/contract/track-credits.ts";
import { call } from "#/lib/api/call.ts";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import type { Sheet } from "./sheet-store.ts";

/**
 * A sheet that is closed during a save and opened again is read only when the save has finished: otherwise its answer
 * would count for the sheet that is open now, whose new text would appear to be saved.
 */
const inTurn = serialQueue();

/** The sheet of one of my projects; always fetched anew, since another device may have saved it. */
export const cueSheetQuery = (project: Id) =>
  queryOptions({
    queryKey: ["cueSheet", project],
    queryFn: () => inTurn(() => call(cueSheetEndpoint, { params: { id: project } })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { private: true, silent: true },
  });

/** Saves a sheet in place of `version`, or of any version when it is null. Throws 412 when another one was saved. */
export function keepSheet(project: Id, sheet: Sheet, version: number | null): Promise<CueSheet> {
  return inTurn(() =>
    call(keepCueSheetEndpoint, {
      params: { id: project },
      body: sheet,
      ...(version !== null && { ifMatch: `"${version}"` }),
    }),
  );
}

/** Returns the tracks of the catalogue that may match clips with these names. */
export async function candidatesFor(names: readonly string[]): Promise<TrackCredits[]> {
  const found = new Map<Id, TrackCredits>();
  for (let from = 0; from < names.length; from += MOST_CLIP_NAMES) {
    const answer = await call(clipCandidatesEndpoint, {
      body: { clips: names.slice(from, from + MOST_CLIP_NAMES) },
    });
    for (const one of answer["hydra:member"]) found.set(one.id, one);
  }
  return [...found.values()];
}

/** Tracks per request, which names them in its address. */
const CREDITS_AT_ONCE = 50;

/** Returns the credits that a declaration needs for these tracks, in the same order; without unknown ones. */
export async function creditsOf(ids: readonly Id[], signal?: AbortSignal): Promise<TrackCredits[]> {
  const known = new Map<Id, TrackCredits>();
  for (let from = 0; from < ids.length; from += CREDITS_AT_ONCE) {
    const query = { "ids[]": ids.slice(from, from + CREDITS_AT_ONCE).map(String) };
    const found = await call(trackCreditsEndpoint, { query, ...(signal && { signal }) });
    for (const one of found["hydra:member"]) known.set(one.id, one);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
