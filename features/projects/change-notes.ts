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

/** As the backend orders them: what is said of the whole first, then by time. */
const byTime = (one: PlaylistNote, other: PlaylistNote) =>
  (one.at ?? -1) - (other.at ?? -1) || one.id - other.id;

/** Says something of a track or version of a playlist, named by its address. */
export async function addNote(playlist: Id, item: string, note: Note): Promise<void> {
  const body = { track: item, ...note };
  const added = await perform(() => call(createNoteEndpoint, { params: { id: playlist }, body }));
  change(playlist, (notes) => [...notes, added].toSorted(byTime), { updatedAt: added.createdAt });
}

/** Changes a note of one's own. */
export async function saveNote(playlist: Id, id: number, note: Note): Promise<void> {
  const saved = await perform(() => call(updateNoteEndpoint, { params: { id }, body: note }));
  change(playlist, (notes) => notes.map((one) => (one.id === id ? saved : one)).toSorted(byTime));
}

/** What becomes of the ticks of a note: how many wait for their answer, and what the backend has said last. */
interface Ticks {
  queue: ReturnType<typeof serialQueue>;
  waiting: number;
  kept: boolean;
}

/** Ticks of one note follow one another, and the last decides; those of different notes need not. */
const ticksOf = new Map<number, Ticks>();

/** Lets the share pages of a playlist show a note, or not; it is ticked at once, and back again where that failed. */
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
      // A change may have been kept whose answer was lost.
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
