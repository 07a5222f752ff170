import { trackMarksEndpoint } from "#/contract/history.ts";
import type { Id } from "#/contract/hydra.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";
import { NO_MARKS, useMarks } from "./marks-store.ts";
import { playlistsQuery } from "./playlists.ts";
import { useSession } from "./store.ts";

/** Reads which tracks the person has heard and downloaded, in one call. A failure leaves the rows as they are. */
export async function loadMarks(): Promise<void> {
  try {
    const { heard, downloaded } = await call(trackMarksEndpoint, {});
    if (useSession.getState().user)
      useMarks.setState({ heard: new Set(heard), downloaded: new Set(downloaded) });
  } catch (error) {
    console.warn("The marks of tracks could not be read", error);
  }
}

/** Marks a track as just heard, without asking. */
export function markHeard(track: Id): void {
  const { heard } = useMarks.getState();
  if (!heard.has(track)) useMarks.setState({ heard: new Set([...heard, track]) });
}

/** Keeps the marks while the person is signed in; what is in a project follows the playlists. */
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
