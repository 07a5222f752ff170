import { queryOptions } from "@tanstack/react-query";
import type { Id } from "#/contract/hydra.ts";
import { versionsEndpoint } from "#/contract/track.ts";
import { call } from "#/lib/api/call.ts";

/** Page size of the versions call (spec §9); all that the server sends is shown (S83). */
const VERSIONS_PAGE = "8";

/** Fetches the versions of a track, without token (S80). A failure is only logged (S82). */
export function versionsQuery(track: Id) {
  return queryOptions({
    queryKey: ["versions", track],
    queryFn: ({ signal }) =>
      call(versionsEndpoint, {
        params: { id: track },
        query: { ows: VERSIONS_PAGE, isEnable: "true" },
        signal,
      }),
    meta: { silent: true },
  });
}
