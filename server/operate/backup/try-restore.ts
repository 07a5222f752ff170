import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "#/server/platform/db/open.ts";
import { restoreBackup } from "./backup-file.ts";

/**
 * Takes a backup of so many rows back into an embedded database that is made for it and thrown away. What it was made
 * from is not touched.
 * @throws whatever a restore of it would throw, or when rows are missing.
 */
export async function tryRestore(file: string, rows: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-restore-"));
  try {
    const database = await openPglite({ folder: join(folder, "database") });
    try {
      const restored = await restoreBackup(database.db, file);
      if (restored !== rows) throw new Error(`${restored} rows of ${rows}`);
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
