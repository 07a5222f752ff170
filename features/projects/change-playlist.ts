import type { Id } from "#/contract/hydra.ts";
import {
  createPlaylistEndpoint,
  deletePlaylistEndpoint,
  duplicatePlaylistEndpoint,
  type Playlist,
  playlistEndpoint,
  updatePlaylistEndpoint,
} from "#/contract/playlist.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient, perform } from "#/lib/api/query-client.tsx";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { isNameTaken } from "./name-taken.ts";
import { appendPlaylist, playlistState, removePlaylist, replacePlaylist } from "./playlist-list.ts";
import { playlistQuery, projectsQuery } from "./project-query.ts";
import { type ListChange, type WrittenList, writeList } from "./write-list.ts";

/** Writes to one playlist run one after another, those to different ones independently. */
const queues = new Map<Id, ReturnType<typeof serialQueue>>();

function queueOf(id: Id): ReturnType<typeof serialQueue> {
  const queue = queues.get(id) ?? serialQueue();
  queues.set(id, queue);
  return queue;
}

/** Updates all cached data of a playlist with the backend's response. */
function keep(playlist: Playlist): Playlist {
  replacePlaylist(playlist);
  const client = browserQueryClient();
  // Only if it is in the cache already: a new entry would not be marked as private, and would outlive the session.
  client?.setQueryData(playlistQuery(playlist.id).queryKey, (shown) => shown && playlist);
  void client?.invalidateQueries({ queryKey: projectsQuery.queryKey });
  return playlist;
}

function known(id: Id): WrittenList | undefined {
  return (
    browserQueryClient()?.getQueryData(playlistQuery(id).queryKey) ??
    playlistState().listPlayers.find((one) => one.id === id)
  );
}

function write(id: Id, change: ListChange): Promise<Playlist> {
  return writeList(
    known(id),
    change,
    () => call(playlistEndpoint, { params: { id }, query: { page: "1" } }),
    (input) => call(updatePlaylistEndpoint, { params: { id }, ...input }),
  );
}

/** Applies a change to a playlist, even if another device wrote in between; returns the whole playlist. */
export function changePlaylist(id: Id, change: ListChange): Promise<Playlist> {
  return queueOf(id)(async () => keep(await perform(() => write(id, change))));
}

/** Adds tracks and versions, by address, to a playlist, without duplicates. */
export function addToPlaylist(id: Id, items: readonly string[]): Promise<Playlist> {
  return changePlaylist(id, (there) => [...there, ...items.filter((one) => !there.includes(one))]);
}

/** Removes the track or version from the playlist if it is in it, otherwise adds it (acceptance S100). */
export function toggleInPlaylist(id: Id, item: string): Promise<Playlist> {
  const isIn = known(id)?.tracks.some((one) => one["@id"] === item);
  return changePlaylist(id, (items) => {
    const others = items.filter((one) => one !== item);
    return isIn ? others : [...others, item];
  });
}

/**
 * Creates a playlist, then adds `items` by address: a new one accepts only its name (specification §7). The caller
 * reports a taken name (`isNameTaken`). If the second call fails, the playlist stays, empty.
 */
export async function createPlaylist(name: string, items: readonly string[] = []): Promise<Playlist> {
  const playlist = await perform(() => call(createPlaylistEndpoint, { body: { name } }), {
    silent: isNameTaken,
  });
  appendPlaylist(playlist);
  void browserQueryClient()?.invalidateQueries({ queryKey: projectsQuery.queryKey });
  return items.length > 0 ? addToPlaylist(playlist.id, items) : playlist;
}

/** Renames a playlist; the caller reports a taken name (`isNameTaken`). */
export function renamePlaylist(id: Id, name: string): Promise<Playlist> {
  return queueOf(id)(async () =>
    keep(
      await perform(() => call(updatePlaylistEndpoint, { params: { id }, body: { name } }), {
        silent: isNameTaken,
      }),
    ),
  );
}

/** Copies a playlist under a free name; returns the copy. */
export async function duplicatePlaylist(id: Id): Promise<Playlist> {
  const copy = await perform(() => call(duplicatePlaylistEndpoint, { params: { id } }));
  appendPlaylist(copy);
  void browserQueryClient()?.invalidateQueries({ queryKey: projectsQuery.queryKey });
  return copy;
}

/** Deletes a playlist for good, even if the page is closed meanwhile. */
export async function deletePlaylist(id: Id): Promise<void> {
  await perform(() => call(deletePlaylistEndpoint, { params: { id }, keepalive: true }));
  removePlaylist(id);
  const client = browserQueryClient();
  client?.removeQueries({ queryKey: playlistQuery(id).queryKey });
  // Wait for this, so that the caller may show lists again: none contains it any more.
  await client?.invalidateQueries({ queryKey: projectsQuery.queryKey });
}
