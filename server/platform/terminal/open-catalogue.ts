import { join } from "node:path";
import type { Config } from "#/server/platform/config/config.ts";
import { prepareDataFolder } from "#/server/platform/config/prepare-data-folder.ts";
import { DataFolderInUseError } from "#/server/platform/db/folder-lock.ts";
import { type OpenDatabase, openDatabase } from "#/server/platform/db/open.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";

/**
 * Opens the configured database for one command, which closes it.
 * @throws {CommandError} while the site holds the data folder.
 */
export async function openCatalogue({ dataDir, databaseUrl }: Config): Promise<OpenDatabase> {
  await prepareDataFolder(dataDir);
  return openDatabase(databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, "database") }).catch(
    (cause: unknown) => {
      if (!(cause instanceof DataFolderInUseError)) throw cause;
      const values = { folder: dataDir, pid: String(cause.pid) };
      throw new CommandError({ key: "dataInUse", values }, { cause });
    },
  );
}
