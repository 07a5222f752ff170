import { queryOptions } from "@tanstack/react-query";
import { playlistsEndpoint } from "#/contract/playlist.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";

/** The playlists of who is signed in: they load right after the profile (specification §4) and go with the session. */
export const playlistsQuery = queryOptions({
  queryKey: ["playlists"],
  queryFn: () => call(playlistsEndpoint, {}),
  meta: { private: true },
});

/** Loads the playlists. A failure is told by the shared handler, and is none of the sign-in. */
export async function loadPlaylists(): Promise<void> {
  await browserQueryClient()
    ?.fetchQuery(playlistsQuery)
    .catch(() => {});
}
