import { and, eq, or } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { importFiles } from "#/server/platform/db/schema/operations.ts";

/** Reason in the journal for files whose track or version was deleted on purpose. */
export const WITHDRAWN = "withdrawn";

/** Returns whether the track or version of a file was deleted on purpose, by its bytes or by its path. */
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
