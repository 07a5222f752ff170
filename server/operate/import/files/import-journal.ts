import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { importFiles, imports } from "#/server/platform/db/schema/operations.ts";

/** What became of one file, as it is kept. */
export interface JournalEntry {
  importId: number;
  path: string;
  fingerprint: string;
  bytes: number;
}

/** Opens an entry for this run; `cutShort` when one before it was killed. */
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

/** Marks this run, and those that were killed before it, as finished. */
export async function closeImport(db: Database): Promise<void> {
  await db.update(imports).set({ finishedAt: new Date() }).where(isNull(imports.finishedAt));
}

/** Keeps that a file became a track or a version; what its former bytes became is forgotten. */
export async function recordTaken(
  db: Database,
  entry: JournalEntry,
  owner: { trackId: number } | { versionId: number },
): Promise<void> {
  const former =
    "trackId" in owner ? eq(importFiles.trackId, owner.trackId) : eq(importFiles.versionId, owner.versionId);
  await db.delete(importFiles).where(and(former, ne(importFiles.fingerprint, entry.fingerprint)));
  const values = { ...entry, taken: true, reason: null, trackId: null, versionId: null, ...owner };
  await db
    .insert(importFiles)
    .values(values)
    .onConflictDoUpdate({ target: importFiles.fingerprint, set: values });
}

/** Keeps that bytes were refused, and why; unless the same bytes were taken elsewhere. */
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

/** Follows a file that was moved or renamed. */
export async function recordMoved(db: Database, fingerprint: string, path: string): Promise<void> {
  await db.update(importFiles).set({ path }).where(eq(importFiles.fingerprint, fingerprint));
}
