import { trackMarksEndpoint } from "#/contract/history.ts";
import type { Id } from "#/contract/hydra.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";
import { NO_MARKS, useMarks } from "./marks-store.ts";
import { playlistsQuery } from "./playlists.ts";
import { useSession } from "./store.ts";

/** Loads which tracks the person has heard and downloaded, in one call. On failure the rows stay as they are. */
export async function loadMarks(): Promise<void> {
  try {
    const { heard, downloaded } = await call(trackMarksEndpoint, {});
    if (useSession.getState().user)
      useMarks.setState({ heard: new Set(heard), downloaded: new Set(downloaded) });
  } catch (error) {
    console.warn("The marks of tracks could not be read", error);
  }
}

/** Marks a track as just heard, without a request. */
export function markHeard(track: Id): void {
  const { heard } = useMarks.getState();
  if (!heard.has(track)) useMarks.setState({ heard: new Set([...heard, track]) });
}

/** Keeps the marks up to date while the person is signed in; those of projects follow the playlists. */
export function followMarks(): () => void {
  void loadMarks();
  const cache = browserQueryClient()?.getQueryCache();
  const look = () => {
    const playlists = browserQueryClient()?.getQueryData(playlistsQuery.queryKey)?.["hydra:member"] ?? [];
    const inProject = new Set(playlists.flatMap(({ tracks }) => tracks.map((item) => item["@id"])));
    useMarks.setState({ inProject });
  };
  look();
  const stop = cache?.subscribe(({ query, type }) => {
    if (type === "updated" && query.queryKey[0] === playlistsQuery.queryKey[0]) look();
  });
  return () => {
    stop?.();
    useMarks.setState(NO_MARKS);
  };
}
