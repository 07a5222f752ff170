import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Config } from "#/server/config.ts";
import { type OpenDatabase, openDatabase } from "#/server/db/open.ts";
import { CommandError } from "#/server/import/command-error.ts";
import { deepestMessage } from "#/server/import/import-stopped.ts";
import { readOptions } from "#/server/import/read-options.ts";
import type { Words } from "#/server/import/words.ts";
import { openCatalogue } from "#/server/start/open-catalogue.ts";
import { BackupFileError, restoreBackup, writeBackup } from "./backup-file.ts";
import { fillEmpty, NotEmptyError, readRows } from "./copy-rows.ts";

interface Order {
  args: string[];
  config: Config;
  words: Words;
  output: NodeJS.WritableStream;
}

const REASONS = { foreign: "backupForeign", cut: "backupCut", otherVersion: "backupOtherVersion" } as const;

/**
 * Writes the database into a new file. Gives the exit code.
 * @throws {CommandError} when it cannot start.
 */
export async function backupCommand({ args, config, words, output }: Order): Promise<number> {
  const file = resolve(only(args, "backupArguments"));
  if (existsSync(file)) throw new CommandError({ key: "backupExists", values: { file } });
  return withCatalogue(config, async ({ db }) => {
    const count = await writeBackup(db, file).catch((cause: NodeJS.ErrnoException) => {
      if (!cause.path?.startsWith(file)) throw cause;
      throw new CommandError({ key: "backupClosed", values: { file, reason: cause.message } }, { cause });
    });
    output.write(`${words.say("backupWritten", { count, file })}\n`);
  });
}

/**
 * Fills an empty database with a backup. Gives the exit code.
 * @throws {CommandError} when the file or the database is not fit for it; then nothing has changed.
 */
export async function restoreCommand({ args, config, words, output }: Order): Promise<number> {
  const file = resolve(only(args, "restoreArguments"));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new CommandError({ key: "backupMissing", values: { file } });
  return withCatalogue(config, async ({ db }) => {
    const count = await restoreBackup(db, file).catch((cause: unknown) => {
      if (cause instanceof NotEmptyError) throw new CommandError({ key: "restoreNotEmpty" }, { cause });
      if (!(cause instanceof BackupFileError)) throw cause;
      throw new CommandError({ key: REASONS[cause.reason], values: { file } }, { cause });
    });
    output.write(`${words.say("restored", { count })}\n`);
  });
}

/**
 * Copies the embedded database to an empty Postgres. Gives the exit code.
 * @throws {CommandError} when either is not fit for it; then nothing has changed.
 */
export async function toPostgresCommand({ args, config, words, output }: Order): Promise<number> {
  const url = only(args, "toPostgresArguments");
  if (config.databaseUrl) throw new CommandError({ key: "toPostgresFrom" });
  if (!/^postgres(?:ql)?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new CommandError({ key: "toPostgresArguments" });
  }
  return withCatalogue(config, async ({ db }) => {
    const target = await openDatabase({ url }).catch((cause: unknown) => {
      throw new CommandError(
        { key: "toPostgresClosed", values: { reason: deepestMessage(cause) } },
        { cause },
      );
    });
    try {
      const count = await fillEmpty(target.db, (put) => readRows(db, put));
      output.write(`${words.say("toPostgresDone", { count })}\n`);
    } catch (cause) {
      if (!(cause instanceof NotEmptyError)) throw cause;
      throw new CommandError({ key: "toPostgresNotEmpty" }, { cause });
    } finally {
      await target.close();
    }
  });
}

async function withCatalogue(config: Config, work: (opened: OpenDatabase) => Promise<void>): Promise<number> {
  const opened = await openCatalogue(config);
  try {
    await work(opened);
    return 0;
  } finally {
    await opened.close();
  }
}

function only(args: string[], key: "backupArguments" | "restoreArguments" | "toPostgresArguments"): string {
  const { positionals } = readOptions(args, {});
  const [one] = positionals;
  if (one === undefined || positionals.length > 1) throw new CommandError({ key });
  return one;
}
