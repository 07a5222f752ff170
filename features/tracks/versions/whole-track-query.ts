import { queryOptions } from "@tanstack/react-query";
import { trackEndpoint } from "#/contract/track.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { call } from "#/lib/api/call.ts";

/** Fetches the full mix of a row's track; if the row shows the track itself, that is the row's own sound. */
export function wholeTrackQuery(track: RowTrack) {
  const { id, trackVersion } = track;
  return queryOptions({
    queryKey: ["whole-track", id],
    queryFn: async ({ signal }) => playableOfTrack(await call(trackEndpoint, { params: { id }, signal })),
    ...(!trackVersion && { initialData: playableOfTrack(track) }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
}
