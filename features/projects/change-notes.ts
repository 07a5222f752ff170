import type { Playlist } from "#/contract/playlist.ts";
import {
  createNoteEndpoint,
  deleteNoteEndpoint,
  type PlaylistNote,
  updateNoteEndpoint,
} from "#/contract/playlist-note.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient, perform } from "#/lib/api/query-client.tsx";
import { playlistQuery } from "./project-query.ts";

type Note = Pick<PlaylistNote, "at" | "text">;

function change(playlist: number, make: (notes: PlaylistNote[]) => PlaylistNote[]): void {
  browserQueryClient()?.setQueryData(
    playlistQuery(playlist).queryKey,
    (known: Playlist | undefined) => known && { ...known, notes: make(known.notes ?? []) },
  );
}

/** As the backend orders them: what is said of the whole first, then by time. */
const byTime = (one: PlaylistNote, other: PlaylistNote) =>
  (one.at ?? -1) - (other.at ?? -1) || one.id - other.id;

/** Says something of a track or version of a playlist, named by its address. */
export async function addNote(playlist: number, item: string, note: Note): Promise<void> {
  const body = { track: item, ...note };
  const added = await perform(() => call(createNoteEndpoint, { params: { id: playlist }, body }));
  change(playlist, (notes) => [...notes, added].toSorted(byTime));
}

/** Changes a note of one's own. */
export async function saveNote(playlist: number, id: number, note: Note): Promise<void> {
  const saved = await perform(() => call(updateNoteEndpoint, { params: { id }, body: note }));
  change(playlist, (notes) => notes.map((one) => (one.id === id ? saved : one)).toSorted(byTime));
}

/** Lets the share pages of a playlist show a note, or not; it is ticked at once, and back again where that failed. */
export async function shareNote(playlist: number, id: number, isShared: boolean): Promise<void> {
  const tick = (ticked: boolean) =>
    change(playlist, (notes) => notes.map((one) => (one.id === id ? { ...one, isShared: ticked } : one)));
  tick(isShared);
  try {
    await perform(() => call(updateNoteEndpoint, { params: { id }, body: { isShared } }));
  } catch (error) {
    tick(!isShared);
    throw error;
  }
}

/** Deletes a note. */
export async function deleteNote(playlist: number, id: number): Promise<void> {
  await perform(() => call(deleteNoteEndpoint, { params: { id } }));
  change(playlist, (notes) => notes.filter((one) => one.id !== id));
}
