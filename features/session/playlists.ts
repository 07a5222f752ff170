import { queryOptions } from "@tanstack/react-query";
import { playlistsEndpoint } from "#/contract/playlist.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";

/**
 * Query of the signed-in user's playlists: loaded right after the profile (specification §4), dropped with the session.
 */
export const playlistsQuery = queryOptions({
  queryKey: ["playlists"],
  queryFn: () => call(playlistsEndpoint, {}),
  meta: { private: true },
});

/** Loads the playlists. The shared handler reports a failure, which does not affect the sign-in. */
export async function loadPlaylists(): Promise<void> {
  await browserQueryClient()
    ?.fetchQuery(playlistsQuery)
    .catch(() => {});
}
