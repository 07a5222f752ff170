import { and, asc, eq, sql } from "drizzle-orm";
import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import type { Database } from "#/server/db/database.ts";
import { cueSheets } from "#/server/db/schema/cue-sheets.ts";
import { playlistItems, playlists } from "#/server/db/schema/projects.ts";
import { checkIfMatch } from "#/server/http/if-match.ts";
import { notFound } from "#/server/http/problem.ts";

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

/** Identities of a project's tracks in their order. */
export async function projectTrackIds(db: Database, playlistId: number): Promise<number[]> {
  const rows = await db
    .select({ id: playlistItems.trackId })
    .from(playlistItems)
    .where(eq(playlistItems.playlistId, playlistId))
    .orderBy(asc(playlistItems.position));
  return rows.map(({ id }) => id);
}

/**
 * Keeps the cue sheet of a project of `userId` whole, in place of the version that `ifMatch` names. Call it in a
 * transaction.
 * @throws Problem 404 for a project that is not theirs, 412 when somebody wrote in between.
 */
export async function keepCueSheet(
  tx: Database,
  userId: number,
  playlistId: number,
  { programme, cues }: { programme: Programme; cues: Cue[] },
  ifMatch: string | undefined,
): Promise<void> {
  const [own] = await tx
    .select({ id: playlists.id })
    .from(playlists)
    .where(and(eq(playlists.id, playlistId), eq(playlists.userId, userId)))
    .for("update");
  if (!own) throw notFound();
  const [kept] = await tx
    .select({ version: cueSheets.version })
    .from(cueSheets)
    .where(eq(cueSheets.playlistId, playlistId));
  const version = kept?.version ?? 0;
  checkIfMatch(ifMatch, version);
  const values = { version: version + 1, programme, cues, updatedAt: sql`now()` };
  await tx
    .insert(cueSheets)
    .values({ playlistId, ...values })
    .onConflictDoUpdate({ target: cueSheets.playlistId, set: values });
}
