import type { z } from "zod";
import type { Id } from "#/contract/hydra.ts";
import type { Playlist, PlaylistSummary, playlistsEndpoint } from "#/contract/playlist.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";
import { rememberLastUsed } from "./last-used.ts";
import { closePlaylistModal, type SelectedTrack, usePlaylistModal } from "./playlist-store.ts";

type List = z.output<(typeof playlistsEndpoint)["answer"]>;

/** The playlists of the session in the specification's shape (§3), its spelling of `tolalList` included (O27). */
export interface PlaylistState {
  isOpen: boolean;
  listPlayers: readonly PlaylistSummary[];
  tolalList: number;
  trackSelected: SelectedTrack | null;
}

/** The state of the specification's playlist store (§3, §4). */
export function playlistState(): PlaylistState {
  const list = browserQueryClient()?.getQueryData(playlistsQuery.queryKey);
  return {
    ...usePlaylistModal.getState(),
    listPlayers: list?.["hydra:member"] ?? [],
    tolalList: list?.["hydra:totalItems"] ?? 0,
  };
}

function change(make: (list: List) => List): void {
  browserQueryClient()?.setQueryData(playlistsQuery.queryKey, (list: List | undefined) => list && make(list));
}

const counted = (list: List, members: PlaylistSummary[]): List => ({
  ...list,
  "hydra:member": members,
  "hydra:totalItems": list["hydra:totalItems"] + members.length - list["hydra:member"].length,
});

/** Returns a playlist in the form that lists contain: only the addresses of its items. */
export function summaryOf({ notes: _, owner: __, ...playlist }: Playlist): PlaylistSummary {
  return {
    ...playlist,
    tracks: playlist.tracks.map(({ "@id": address, id }) => ({ "@id": address, id })),
  };
}

/** Appends a created playlist: total +1 (acceptance S99). */
export function appendPlaylist(playlist: Playlist): void {
  change((list) => counted(list, [...list["hydra:member"], summaryOf(playlist)]));
}

/** Replaces a changed playlist in the list. */
export function replacePlaylist(playlist: Playlist): void {
  change((list) =>
    counted(
      list,
      list["hydra:member"].map((one) => (one.id === playlist.id ? summaryOf(playlist) : one)),
    ),
  );
}

/** Removes a playlist by its id (acceptance S102). */
export function removePlaylist(id: Id): void {
  change((list) =>
    counted(
      list,
      list["hydra:member"].filter((one) => one.id !== id),
    ),
  );
}

/** Clears the list, forgets the project used last and closes the dialog (acceptance S102). */
export function resetPlaylists(): void {
  rememberLastUsed(null);
  browserQueryClient()?.removeQueries({ queryKey: playlistsQuery.queryKey });
  closePlaylistModal();
}
