import type { Id } from "#/contract/hydra.ts";
import type { Playlist } from "#/contract/playlist.ts";
import {
  createNoteEndpoint,
  deleteNoteEndpoint,
  type PlaylistNote,
  updateNoteEndpoint,
} from "#/contract/playlist-note.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient, perform } from "#/lib/api/query-client.tsx";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { playlistQuery } from "./project-query.ts";

type Note = Pick<PlaylistNote, "at" | "text">;

function change(
  playlist: Id,
  make: (notes: PlaylistNote[]) => PlaylistNote[],
  changed?: Pick<Playlist, "updatedAt">,
): void {
  browserQueryClient()?.setQueryData(
    playlistQuery(playlist).queryKey,
    (known: Playlist | undefined) => known && { ...known, ...changed, notes: make(known.notes ?? []) },
  );
}

/** The backend's order: notes on the whole sound first, then by time. */
const byTime = (one: PlaylistNote, other: PlaylistNote) =>
  (one.at ?? -1) - (other.at ?? -1) || one.id - other.id;

/** Adds a note on a track or version of a playlist; `item` is its address. */
export async function addNote(playlist: Id, item: string, note: Note): Promise<void> {
  const body = { track: item, ...note };
  const added = await perform(() => call(createNoteEndpoint, { params: { id: playlist }, body }));
  change(playlist, (notes) => [...notes, added].toSorted(byTime), { updatedAt: added.createdAt });
}

/** Changes one of the person's own notes. */
export async function saveNote(playlist: Id, id: number, note: Note): Promise<void> {
  const saved = await perform(() => call(updateNoteEndpoint, { params: { id }, body: note }));
  change(playlist, (notes) => notes.map((one) => (one.id === id ? saved : one)).toSorted(byTime));
}

/** Pending changes of a note's checkbox: how many await a response, and the last state from the backend. */
interface Ticks {
  queue: ReturnType<typeof serialQueue>;
  waiting: number;
  kept: boolean;
}

/** Changes of one note's checkbox run one after another, and the last one counts; different notes are independent. */
const ticksOf = new Map<number, Ticks>();

/** Shows a note on the playlist's share pages, or hides it; visible at once, and reverted if the request fails. */
export async function shareNote(playlist: Id, id: number, isShared: boolean): Promise<void> {
  const tick = (ticked: boolean) =>
    change(playlist, (notes) => notes.map((one) => (one.id === id ? { ...one, isShared: ticked } : one)));
  const ticks = ticksOf.get(id) ?? { queue: serialQueue(), waiting: 0, kept: !isShared };
  ticksOf.set(id, ticks);
  ticks.waiting += 1;
  tick(isShared);
  const send = () => call(updateNoteEndpoint, { params: { id }, body: { isShared } });
  let hasFailed = true;
  try {
    ticks.kept = (await ticks.queue(() => perform(send))).isShared;
    hasFailed = false;
  } finally {
    ticks.waiting -= 1;
    if (ticks.waiting === 0) {
      ticksOf.delete(id);
      tick(ticks.kept);
      // The backend may have saved a change whose answer was lost.
      const { queryKey } = playlistQuery(playlist);
      if (hasFailed) void browserQueryClient()?.invalidateQueries({ queryKey });
    }
  }
}

/** Deletes a note. */
export async function deleteNote(playlist: Id, id: number): Promise<void> {
  await perform(() => call(deleteNoteEndpoint, { params: { id } }));
  change(playlist, (notes) => notes.filter((one) => one.id !== id));
}
