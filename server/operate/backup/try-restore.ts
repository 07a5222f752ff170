import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "#/server/platform/db/open.ts";
import { restoreBackup } from "./backup-file.ts";

/**
 * Restores a backup of `rows` rows into a temporary embedded database, which is deleted afterwards. Does not change the
 * source database.
 * @throws any error of a restore, or an error if rows are missing.
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
