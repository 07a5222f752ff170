import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { itemAddress, readList } from "#/server/catalogue/tracks/stored-list.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { playlistItems, playlistNotes, playlists } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { type Viewer, visiblePlaylist, visibleTo } from "./access.ts";

/** A note and its author. */
export interface NoteRow {
  id: number;
  playlistId: number;
  trackId: number;
  versionId: number | null;
  userId: number;
  at: number | null;
  text: string;
  isShared: boolean;
  createdAt: Date;
  firstname: string | null;
  lastname: string | null;
  ownerId: number;
}

const isListed = sql`exists (select 1 from ${playlistItems}
  where ${playlistItems.playlistId} = ${playlistNotes.playlistId}
    and ${playlistItems.trackId} = ${playlistNotes.trackId}
    and ${playlistItems.versionId} is not distinct from ${playlistNotes.versionId})`;

function selectNotes(db: Database, where: SQL | undefined): Promise<NoteRow[]> {
  return db
    .select({
      id: playlistNotes.id,
      playlistId: playlistNotes.playlistId,
      trackId: playlistNotes.trackId,
      versionId: playlistNotes.versionId,
      userId: playlistNotes.userId,
      at: playlistNotes.at,
      text: playlistNotes.text,
      isShared: playlistNotes.isShared,
      createdAt: playlistNotes.createdAt,
      firstname: users.firstname,
      lastname: users.lastname,
      ownerId: playlists.userId,
    })
    .from(playlistNotes)
    .innerJoin(playlists, eq(playlists.id, playlistNotes.playlistId))
    .innerJoin(users, eq(users.id, playlistNotes.userId))
    .where(where)
    .orderBy(asc(playlistNotes.trackId), sql`${playlistNotes.at} nulls first`, asc(playlistNotes.id));
}

/** Returns the notes on the current items of a playlist, ordered by track, then by their time in it. */
export function selectPlaylistNotes(db: Database, playlistId: number): Promise<NoteRow[]> {
  return selectNotes(db, and(eq(playlistNotes.playlistId, playlistId), isListed));
}

/**
 * Returns a note of a playlist that is visible to the viewer.
 * @throws Problem 404
 */
export async function visibleNote(db: Database, id: number, viewer: Viewer): Promise<NoteRow> {
  const [row] = await selectNotes(db, and(eq(playlistNotes.id, id), visibleTo(db, viewer)));
  if (!row) throw notFound();
  return row;
}

/** Returns whether the viewer wrote the note. */
export const isWriter = (note: NoteRow, viewer: Pick<Viewer, "id">) => note.userId === viewer.id;

interface NewNote {
  playlistId: number;
  /** Address of the track or version. */
  item: string;
  at: number | null;
  text: string;
  createdAt: Date;
}

/**
 * Adds a note to a track or version of a playlist that is visible to the viewer, which also updates the playlist;
 * returns its id.
 * @throws Problem 404
 * @throws Violations when the item is not in the playlist.
 */
export function createNote(db: Database, viewer: Viewer, { item, ...note }: NewNote): Promise<number> {
  return db.transaction(async (tx) => {
    await visiblePlaylist(tx, note.playlistId, viewer);
    const listed = await readList(tx, "playlist", note.playlistId);
    const about = listed.find((one) => itemAddress(one) === item);
    if (!about) throw violation("track", "choice");
    const [row] = await tx
      .insert(playlistNotes)
      .values({ ...note, ...about, userId: viewer.id })
      .returning({ id: playlistNotes.id });
    if (!row) throw new Error("The note was not stored");
    await tx.update(playlists).set({ updatedAt: note.createdAt }).where(eq(playlists.id, note.playlistId));
    return row.id;
  });
}

/**
 * Changes a note that the viewer wrote, or whether clients see a note of the viewer's playlist. When another author
 * edits a shared note, it becomes hidden until the owner shares it again.
 * @throws Problem 404
 */
export async function updateNote(
  db: Database,
  id: number,
  viewer: Viewer,
  changes: { at?: number | null | undefined; text?: string | undefined; isShared?: boolean | undefined },
): Promise<void> {
  const note = await visibleNote(db, id, viewer);
  const { at, text } = changes;
  const isWritten = changes.at !== undefined || changes.text !== undefined;
  const isDecided = changes.isShared !== undefined;
  if (isDecided && note.ownerId !== viewer.id) throw notFound();
  if ((isWritten || !isDecided) && !isWriter(note, viewer)) throw notFound();
  if (!isWritten && !isDecided) return;
  // The owner approved the old text, not the new one.
  const isShared =
    text !== undefined && note.ownerId !== viewer.id
      ? sql`${playlistNotes.isShared} and ${playlistNotes.text} = ${text}`
      : changes.isShared;
  // Only the fields that were sent: owner and author may change a note at the same time.
  await db.update(playlistNotes).set({ at, text, isShared }).where(eq(playlistNotes.id, id));
}

/**
 * Deletes a note that the viewer wrote, or any note of the viewer's playlist.
 * @throws Problem 404
 */
export async function deleteNote(db: Database, id: number, viewer: Viewer): Promise<void> {
  const note = await visibleNote(db, id, viewer);
  if (!isWriter(note, viewer) && note.ownerId !== viewer.id) throw notFound();
  await db.delete(playlistNotes).where(eq(playlistNotes.id, id));
}
