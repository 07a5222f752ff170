import { and, eq, sql } from "drizzle-orm";
import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { cueSheets } from "#/server/platform/db/schema/cue-sheets.ts";
import { playlists } from "#/server/platform/db/schema/projects.ts";
import { notFound } from "#/server/platform/http/problem.ts";

export interface CueSheetRow {
  playlistId: number;
  name: string;
  /** Null until it was kept once. */
  kept: { version: number; programme: Programme; cues: Cue[]; updatedAt: Date } | null;
}

/** The cue sheet of a project of `userId`; null when the project is somebody else's or none. */
export async function findCueSheet(
  db: Database,
  userId: number,
  playlistId: number,
): Promise<CueSheetRow | null> {
  const [row] = await db
    .select({ playlistId: playlists.id, name: playlists.name, kept: cueSheets })
    .from(playlists)
    .leftJoin(cueSheets, eq(cueSheets.playlistId, playlists.id))
    .where(and(eq(playlists.id, playlistId), eq(playlists.userId, userId)));
  return row ?? null;
}

/**
 * Holds a project of `userId` until the transaction ends, so that changes of its sheet come one after the other.
 * @throws Problem 404 for a project that is not theirs.
 */
export async function holdProject(tx: Database, userId: number, playlistId: number): Promise<void> {
  const [own] = await tx
    .select({ id: playlists.id })
    .from(playlists)
    .where(and(eq(playlists.id, playlistId), eq(playlists.userId, userId)))
    .for("update");
  if (!own) throw notFound();
}

/** Keeps a sheet whole, as `version`. */
export async function keepCueSheet(
  tx: Database,
  playlistId: number,
  { version, programme, cues }: { version: number; programme: Programme; cues: Cue[] },
): Promise<void> {
  await tx
    .insert(cueSheets)
    .values({ playlistId, version, programme, cues, updatedAt: sql`now()` })
    .onConflictDoUpdate({
      target: cueSheets.playlistId,
      // Named, not sent a second time: the embedded database reads a full sheet for as long as all else takes.
      set: {
        version: sql`excluded.version`,
        programme: sql`excluded.programme`,
        cues: sql`excluded.cues`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}
