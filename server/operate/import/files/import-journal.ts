import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { importFiles, imports } from "#/server/platform/db/schema/operations.ts";

/** Outcome of one file, as stored in the journal. */
export interface JournalEntry {
  importId: number;
  path: string;
  fingerprint: string;
  bytes: number;
}

/** Opens a journal entry for this run. `cutShort` is true when an earlier run was killed. */
export async function openImport(
  db: Database,
  folder: string,
  sheet: string | null,
): Promise<{ importId: number; cutShort: boolean }> {
  const unfinished = await db
    .select({ id: imports.id })
    .from(imports)
    .where(isNull(imports.finishedAt))
    .limit(1);
  const [row] = await db.insert(imports).values({ folder, sheet }).returning({ id: imports.id });
  if (!row) throw new Error("The import was not stored");
  return { importId: row.id, cutShort: unfinished.length > 0 };
}

/** Marks this run, and earlier ones that were killed, as finished. */
export async function closeImport(db: Database): Promise<void> {
  await db.update(imports).set({ finishedAt: new Date() }).where(isNull(imports.finishedAt));
}

/** Begins the reason of files that a correction from another path replaced; the path of the correction follows. */
export const CORRECTED_BY = "corrected by ";

/**
 * Records that a file became a track or a version. The record of the bytes that it had before is deleted. If a file
 * elsewhere had them, the record stays and says that this one corrected it, so that it does not come back.
 */
export async function recordTaken(
  db: Database,
  entry: JournalEntry,
  owner: { trackId: number } | { versionId: number },
): Promise<void> {
  const former =
    "trackId" in owner ? eq(importFiles.trackId, owner.trackId) : eq(importFiles.versionId, owner.versionId);
  const earlier = and(former, ne(importFiles.fingerprint, entry.fingerprint));
  await db.delete(importFiles).where(and(earlier, eq(importFiles.path, entry.path)));
  await db
    .update(importFiles)
    .set({ taken: false, reason: `${CORRECTED_BY}${entry.path}` })
    .where(earlier);
  const values = { ...entry, taken: true, reason: null, trackId: null, versionId: null, ...owner };
  await db
    .insert(importFiles)
    .values(values)
    .onConflictDoUpdate({ target: importFiles.fingerprint, set: values });
}

/** Records that a file was refused, and why, unless a file with the same bytes was imported from another path. */
export async function recordRefused(db: Database, entry: JournalEntry, reason: string): Promise<void> {
  const values = { ...entry, taken: false, reason };
  await db
    .insert(importFiles)
    .values(values)
    .onConflictDoUpdate({
      target: importFiles.fingerprint,
      set: values,
      setWhere: eq(importFiles.taken, false),
    });
}

/** Records the new path of a file that was moved or renamed. */
export async function recordMoved(db: Database, fingerprint: string, path: string): Promise<void> {
  await db.update(importFiles).set({ path }).where(eq(importFiles.fingerprint, fingerprint));
}
