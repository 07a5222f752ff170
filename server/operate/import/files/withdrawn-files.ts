import { and, eq, or } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";

/** Reason in the journal for files whose track or version was deleted on purpose. */
export const WITHDRAWN = "withdrawn";

/** Returns whether a track or version with the bytes or the path of this file was deleted on purpose. */
export async function isWithdrawn(
  db: Database,
  { fingerprint, path }: { fingerprint: string; path: string },
): Promise<boolean> {
  const [row] = await db
    .select({ fingerprint: importFiles.fingerprint })
    .from(importFiles)
    .where(
      and(
        eq(importFiles.reason, WITHDRAWN),
        or(eq(importFiles.fingerprint, fingerprint), eq(importFiles.path, path)),
      ),
    )
    .limit(1);
  return row !== undefined;
}
