"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import { byId, type Id } from "#/contract/hydra.ts";
import { type TrackCredits, trackCreditsEndpoint } from "#/contract/track-credits.ts";
import { trackQuery } from "#/features/cue-sheets/strip/strip-sounds.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import { call } from "#/lib/api/call.ts";
import type { HeardUse } from "./heard-use.ts";

/** Tracks per request. */
const AT_ONCE = 50;

/** Returns the sound, drawing and credits of a use's track; undefined until they are loaded. */
export function useUsedMusic(uses: readonly HeardUse[]) {
  const ids = [...new Set(uses.map(({ trackId }) => trackId))].toSorted(byId);
  const tracks = useQueries({ queries: ids.map(trackQuery) });
  const sounds = new Map<Id, Playable>();
  for (const { data } of tracks) if (data) sounds.set(data.id, playableOfTrack(data));
  const credits = useQuery({
    queryKey: ["programme credits", ids],
    queryFn: () => creditsOf(ids),
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { private: true, silent: true },
  });
  return {
    soundOf: ({ trackId }: HeardUse) => sounds.get(trackId),
    creditsOf: ({ trackId }: HeardUse) => credits.data?.get(trackId),
    hasFailed: credits.isError,
    retry: () => void credits.refetch(),
  };
}

async function creditsOf(ids: readonly Id[]): Promise<Map<Id, TrackCredits>> {
  const known = new Map<Id, TrackCredits>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const query = { "ids[]": ids.slice(from, from + AT_ONCE).map(String) };
    for (const one of (await call(trackCreditsEndpoint, { query }))["hydra:member"]) known.set(one.id, one);
  }
  return known;
}
