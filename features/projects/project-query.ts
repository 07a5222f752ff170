import { queryOptions } from "@tanstack/react-query";
import type { Id } from "#/contract/hydra.ts";
import { musicAdviceEndpoint } from "#/contract/music-advice.ts";
import { playlistEndpoint, projectsEndpoint } from "#/contract/playlist.ts";
import { call } from "#/lib/api/call.ts";

/** Any page contains all tracks (specification §9, acceptance S108). */
const PAGE = { page: "1" };

/** One playlist with its tracks and notes. */
export function playlistQuery(id: Id) {
  return queryOptions({
    queryKey: ["playlist", id],
    queryFn: ({ signal }) => call(playlistEndpoint, { params: { id }, query: PAGE, signal }),
    meta: { private: true },
  });
}

/** One selection of the music advisers, with its tracks. */
export function adviceQuery(id: Id) {
  return queryOptions({
    queryKey: ["advice", id],
    queryFn: ({ signal }) => call(musicAdviceEndpoint, { params: { id }, query: PAGE, signal }),
    meta: { private: true },
  });
}

/** The person's own playlists, those shared with them, and music advice. */
export const projectsQuery = queryOptions({
  queryKey: ["projects"],
  queryFn: ({ signal }) => call(projectsEndpoint, { signal }),
  meta: { private: true },
});
