import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { type Outcome, type RemoteCommand, sendCommand } from "./command-socket.ts";
import { openCatalogue } from "./open-catalogue.ts";

/**
 * Runs a command here or, while the site holds the embedded database, in the site's process.
 * @throws {CommandError} when the catalogue cannot be opened and no other process runs the command.
 */
export function carryOut(
  config: Config,
  command: RemoteCommand,
  perform: (db: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return openCatalogue(config).then(
    (opened) => perform(opened.db).finally(opened.close),
    async (error: unknown) => {
      const isHeld = error instanceof CommandError && error.notice.key === "dataInUse";
      const outcome = isHeld ? await sendCommand(config.dataDir, command) : null;
      if (!outcome) throw error;
      return outcome;
    },
  );
}
