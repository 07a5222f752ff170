import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { deepestMessage } from "#/server/operate/import/import-stopped.ts";
import type { Config } from "#/server/platform/config/config.ts";
import { type OpenDatabase, openDatabase } from "#/server/platform/db/open.ts";
import { placeName } from "#/server/platform/media/media-place.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { openCatalogue } from "#/server/platform/terminal/open-catalogue.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { BackupFileError, restoreBackup, writeBackup } from "./backup-file.ts";
import { keepNewest, placeInFolder } from "./backup-folder.ts";
import { fillEmpty, NotEmptyError, readRows } from "./copy-rows.ts";
import { tryRestore } from "./try-restore.ts";

interface CommandOptions {
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

const REASONS = { foreign: "backupForeign", cut: "backupCut", otherVersion: "backupOtherVersion" } as const;

/**
 * Writes the database to a new file, or with `--keep` to a folder of which it keeps that many of the newest backups.
 * With `--check` it also restores the backup into a temporary database. Returns the exit code.
 * @throws {CommandError} when it cannot start, or if the backup cannot be restored; then all older backups are kept.
 */
export async function backupCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const { place, most, isChecked } = parseArguments(args);
  const file = most === null ? place : await placeInFolder(place, new Date());
  if (existsSync(file)) throw new CommandError({ key: "backupExists", values: { file } });
  const say: Translator["say"] = (...told) => {
    const line = translator.say(...told);
    output.write(`${line}\n`);
    return line;
  };
  return withCatalogue(config, async ({ db }) => {
    const count = await writeBackup(db, file).catch((cause: NodeJS.ErrnoException) => {
      if (!cause.path?.startsWith(file)) throw cause;
      throw new CommandError({ key: "backupClosed", values: { file, reason: cause.message } }, { cause });
    });
    say("backupWritten", { count, file, media: placeName(config.media) });
    if (isChecked) {
      await tryRestore(file, count).catch((cause: unknown) => {
        throw new CommandError(
          { key: "backupUnfit", values: { file, reason: deepestMessage(cause) } },
          { cause },
        );
      });
      say("backupChecked", { count });
    }
    const dropped = most === null ? 0 : await keepNewest(place, most);
    if (dropped > 0) say("backupsDropped", { count: dropped });
  });
}

function parseArguments(args: string[]): { place: string; most: number | null; isChecked: boolean } {
  const { positionals, values } = readOptions(args, { keep: { type: "string" }, check: { type: "boolean" } });
  const [place] = positionals;
  const most = values.keep === undefined ? null : Number(values.keep);
  const isCount = most === null || (Number.isInteger(most) && most > 0);
  if (place === undefined || positionals.length > 1 || !isCount)
    throw new CommandError({ key: "backupArguments" });
  return { place: resolve(place), most, isChecked: values.check ?? false };
}

/**
 * Restores a backup into an empty database. Returns the exit code.
 * @throws {CommandError} for an unsuitable file or database; then nothing has changed.
 */
export async function restoreCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const file = resolve(only(args, "restoreArguments"));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new CommandError({ key: "backupMissing", values: { file } });
  return withCatalogue(config, async ({ db }) => {
    const count = await restoreBackup(db, file).catch((cause: unknown) => {
      if (cause instanceof NotEmptyError) throw new CommandError({ key: "restoreNotEmpty" }, { cause });
      if (!(cause instanceof BackupFileError)) throw cause;
      throw new CommandError({ key: REASONS[cause.reason], values: { file } }, { cause });
    });
    output.write(`${translator.say("restored", { count, media: placeName(config.media) })}\n`);
  });
}

/**
 * Copies the embedded database to an empty Postgres. Returns the exit code.
 * @throws {CommandError} when either database is unsuitable; then nothing has changed.
 */
export async function toPostgresCommand({
  args,
  config,
  translator,
  output,
}: CommandOptions): Promise<number> {
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
      output.write(`${translator.say("toPostgresDone", { count })}\n`);
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

function only(args: string[], key: "restoreArguments" | "toPostgresArguments"): string {
  const { positionals } = readOptions(args, {});
  const [one] = positionals;
  if (one === undefined || positionals.length > 1) throw new CommandError({ key });
  return one;
}
