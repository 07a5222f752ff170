import { and, eq, sql } from "drizzle-orm";
import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { cueSheets } from "#/server/platform/db/schema/cue-sheets.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { notFound } from "#/server/platform/http/problem.ts";

export interface CueSheetRow {
  playlistId: number;
  name: string;
  /** Null until the sheet is saved for the first time. */
  saved: { version: number; programme: Programme; cues: Cue[]; updatedAt: Date } | null;
}

/** Returns the cue sheet of a project of `userId`; null when the project is someone else's or does not exist. */
export async function findCueSheet(
  db: Database,
  userId: number,
  playlistId: number,
): Promise<CueSheetRow | null> {
  const [row] = await db
    .select({ playlistId: playlists.id, name: playlists.name, saved: cueSheets })
    .from(playlists)
    .leftJoin(cueSheets, eq(cueSheets.playlistId, playlists.id))
    .where(and(eq(playlists.id, playlistId), eq(playlists.userId, userId)));
  return row ?? null;
}

/**
 * Locks a project of `userId` until the transaction ends, so that changes of its sheet happen one after the other.
 * @throws Problem 404 for a project of someone else.
 */
export async function lockProject(tx: Database, userId: number, playlistId: number): Promise<void> {
  const [own] = await tx
    .select({ id: playlists.id })
    .from(playlists)
    .where(and(eq(playlists.id, playlistId), eq(playlists.userId, userId)))
    .for("update");
  if (!own) throw notFound();
}

/** Saves a complete sheet as `version`. */
export async function saveCueSheet(
  tx: Database,
  playlistId: number,
  { version, programme, cues }: { version: number; programme: Programme; cues: Cue[] },
): Promise<void> {
  await tx
    .insert(cueSheets)
    .values({ playlistId, version, programme, cues, updatedAt: sql`now()` })
    .onConflictDoUpdate({
      target: cueSheets.playlistId,
      // References the values instead of sending them again: parsing a full sheet takes the embedded database as long
      // as everything else.
      set: {
        version: sql`excluded.version`,
        programme: sql`excluded.programme`,
        cues: sql`excluded.cues`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}
