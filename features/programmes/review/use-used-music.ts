"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import { byId, type Id } from "#/contract/hydra.ts";
import { creditsOf } from "#/features/cue-sheets/cue-sheet-api.ts";
import { trackQuery } from "#/features/cue-sheets/strip/strip-sounds.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import type { HeardUse } from "../listening/heard-use.ts";

/** Returns functions for the sound and the credits of a use's track, which return undefined until they are loaded. */
export function useUsedMusic(uses: readonly HeardUse[]) {
  const ids = [...new Set(uses.map(({ trackId }) => trackId))].toSorted(byId);
  const tracks = useQueries({ queries: ids.map(trackQuery) });
  const sounds = new Map<Id, Playable>();
  for (const { data } of tracks) if (data) sounds.set(data.id, playableOfTrack(data));
  const credits = useQuery({
    queryKey: ["programme credits", ids],
    queryFn: async () => new Map((await creditsOf(ids)).map((one) => [one.id, one])),
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
