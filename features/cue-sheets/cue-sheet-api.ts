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
 * Runs reads and saves of sheets one after another. A sheet that is closed and reopened during a save would otherwise be
 * read in its state before that save.
 */
const inTurn = serialQueue();

/** Query for the sheet of one of the user's projects; always fetched anew, since another device may have saved it. */
export const cueSheetQuery = (project: Id) =>
  queryOptions({
    queryKey: ["cueSheet", project],
    queryFn: () => inTurn(() => call(cueSheetEndpoint, { params: { id: project } })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { private: true, silent: true },
  });

/**
 * Saves a sheet in place of `version`, or of any version when it is null. Throws an `ApiError` with status 412 when
 * another version has been saved meanwhile.
 */
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

/** Limit of tracks per request, since their ids are in its address. */
const MOST_IDS = 50;

/** Returns the credits of these tracks for a declaration, in the same order; unknown tracks are left out. */
export async function creditsOf(ids: readonly Id[], signal?: AbortSignal): Promise<TrackCredits[]> {
  const known = new Map<Id, TrackCredits>();
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const query = { "ids[]": ids.slice(from, from + MOST_IDS).map(String) };
    const found = await call(trackCreditsEndpoint, { query, ...(signal && { signal }) });
    for (const one of found["hydra:member"]) known.set(one.id, one);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
