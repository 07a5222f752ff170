import {
  createPlaylistEndpoint,
  deletePlaylistEndpoint,
  duplicatePlaylistEndpoint,
  type Playlist,
  playlistEndpoint,
  updatePlaylistEndpoint,
} from "#/contract/playlist.ts";
import { ApiError } from "#/lib/api-error.ts";
import { call } from "#/lib/call.ts";
import { inTurn } from "#/lib/in-turn.ts";
import { browserQueryClient, perform } from "#/lib/query-client.tsx";
import { appendPlaylist, playlistState, removePlaylist, replacePlaylist } from "./playlist-list.ts";
import { playlistQuery, projectsQuery } from "./project-query.ts";

/** Times that a change is made anew on a playlist that another device has just written. */
const MOST_TRIES = 6;

const trackIri = (id: number) => `/api/tracks/${id}`;

/** Writes to one playlist follow one another; those to different ones need not. */
const queues = new Map<number, ReturnType<typeof inTurn>>();

function queueOf(id: number): ReturnType<typeof inTurn> {
  const queue = queues.get(id) ?? inTurn();
  queues.set(id, queue);
  return queue;
}

/** What a change makes of the ids of a playlist's tracks. */
export type ListChange = (ids: readonly number[]) => readonly number[];

/** Shows a playlist as the backend has just given it, wherever it is shown. */
function keep(playlist: Playlist): Playlist {
  replacePlaylist(playlist);
  const client = browserQueryClient();
  client?.setQueryData(playlistQuery(playlist.id).queryKey, playlist);
  void client?.invalidateQueries({ queryKey: projectsQuery.queryKey });
  return playlist;
}

interface Known {
  version?: number | undefined;
  tracks: readonly { id: number }[];
}

function known(id: number): Known | undefined {
  return (
    browserQueryClient()?.getQueryData(playlistQuery(id).queryKey) ??
    playlistState().listPlayers.find((one) => one.id === id)
  );
}

async function write(id: number, change: ListChange): Promise<Playlist> {
  let base = known(id) ?? (await call(playlistEndpoint, { params: { id }, query: { page: "1" } }));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const tracks = change(base.tracks.map((one) => one.id)).map(trackIri);
      return await call(updatePlaylistEndpoint, {
        params: { id },
        body: { tracks },
        ...(base.version !== undefined && { ifMatch: `"${base.version}"` }),
      });
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412;
      if (!isStale || attempt === MOST_TRIES) throw error;
      base = await call(playlistEndpoint, { params: { id }, query: { page: "1" } });
    }
  }
}

/** Changes the tracks of a playlist as it is, also when another device wrote in between; gives it whole. */
export function changePlaylist(id: number, change: ListChange): Promise<Playlist> {
  return queueOf(id)(async () => keep(await perform(() => write(id, change))));
}

/** Takes the track out of the playlist when it is in it, otherwise adds it (acceptance S100). */
export function toggleInPlaylist(id: number, track: number): Promise<Playlist> {
  const isIn = known(id)?.tracks.some((one) => one.id === track);
  return changePlaylist(id, (ids) =>
    isIn ? ids.filter((one) => one !== track) : [...ids.filter((one) => one !== track), track],
  );
}

/** Creates a playlist; refused values are the caller's to show (`ApiError` 422). */
export async function createPlaylist(name: string, tracks: readonly number[] = []): Promise<Playlist> {
  const body = { name, ...(tracks.length > 0 && { tracks: tracks.map(trackIri) }) };
  const playlist = await perform(() => call(createPlaylistEndpoint, { body }), { silent: true });
  appendPlaylist(playlist);
  void browserQueryClient()?.invalidateQueries({ queryKey: projectsQuery.queryKey });
  return playlist;
}

/** Renames a playlist; refused values are the caller's to show (`ApiError` 422). */
export function renamePlaylist(id: number, name: string): Promise<Playlist> {
  return queueOf(id)(async () =>
    keep(
      await perform(() => call(updatePlaylistEndpoint, { params: { id }, body: { name } }), { silent: true }),
    ),
  );
}

/** Copies a playlist under a name that is free; gives the copy. */
export async function duplicatePlaylist(id: number): Promise<Playlist> {
  const copy = await perform(() => call(duplicatePlaylistEndpoint, { params: { id } }));
  appendPlaylist(copy);
  void browserQueryClient()?.invalidateQueries({ queryKey: projectsQuery.queryKey });
  return copy;
}

/** Deletes a playlist for good, also when the page goes meanwhile. */
export async function deletePlaylist(id: number): Promise<void> {
  await perform(() => call(deletePlaylistEndpoint, { params: { id }, keepalive: true }));
  removePlaylist(id);
  const client = browserQueryClient();
  client?.removeQueries({ queryKey: playlistQuery(id).queryKey });
  // Who awaits it may then show the lists again: it is in none of them.
  await client?.invalidateQueries({ queryKey: projectsQuery.queryKey });
}
