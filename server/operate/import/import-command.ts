import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "#/server/platform/config/config.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import { writeWhole } from "#/server/platform/media/store.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { openCatalogue } from "#/server/platform/terminal/open-catalogue.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { sweepMedia } from "./files/sweep-media.ts";
import { type FoundFolder, walkFolder } from "./files/walk-folder.ts";
import { exitCodeOf } from "./import-report.ts";
import { purgeSite } from "./purge-site.ts";
import { reportText } from "./report-text.ts";
import { runImport } from "./run-import.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import { SheetError } from "./sheet/sheet-text.ts";
import type { FoundSheet } from "./sheets-in-folder.ts";
import { showProgress } from "./show-progress.ts";
import { createSoundPool } from "./sounds/sound-pool.ts";

interface CommandOptions {
  folder: string;
  /** Paths of the sheets; without any, those that lie in the folder are taken. */
  sheets: readonly string[];
  /** Whether to import files again whose tracks were deleted on purpose. */
  isAgain: boolean;
  /** Whether to hide sounds whose files are missing from the folder. */
  isPruned: boolean;
  config: Config;
  translator: Translator;
  output: NodeJS.WriteStream;
  /** Ends the import after the files in progress. */
  signal: AbortSignal;
}

/**
 * Imports a folder into the catalogue of the configuration. Shows progress and the final report, which it also
 * writes below the data folder. Returns the exit code.
 * @throws {CommandError} when it cannot start.
 */
export async function importCommand(options: CommandOptions): Promise<number> {
  const { config, translator, output, signal } = options;
  const folder = resolve(options.folder);
  const folders = await soundFolders(folder);
  const sheets: FoundSheet[] = [];
  for (const path of new Set(options.sheets.map((sheet) => resolve(sheet))))
    sheets.push({ path, folder: "", ...(await readSheet(path).catch(asCommandError)) });
  const opened = await openCatalogue(config);
  const pool = createSoundPool();
  const progress = showProgress(translator, output);
  try {
    const media = openMedia(config.media);
    const { db } = opened;
    await sweepMedia(db, media);
    const report = await runImport({
      db,
      media,
      pool,
      folder,
      folders,
      sheets,
      signal,
      isAgain: options.isAgain,
      isPruned: options.isPruned,
      onProgress: progress.show,
    });
    progress.end();
    const date = new Date();
    const text = reportText(report, translator, date);
    output.write(text);
    const path = join(
      config.dataDir,
      "imports",
      `${date.toISOString().slice(0, 19).replaceAll(":", "-")}.txt`,
    );
    await writeWhole(path, Buffer.from(text)).then(
      () => output.write(`${translator.say("reportFile", { path })}\n`),
      // If the disk is too full for the report, the printed report mentions this.
      () => undefined,
    );
    if (opened.kind === "postgres") await purgeSite(config);
    return exitCodeOf(report);
  } finally {
    await pool.close();
    await opened.close();
  }
}

async function soundFolders(folder: string): Promise<FoundFolder[]> {
  const stats = await stat(folder).catch((cause: NodeJS.ErrnoException) => {
    const key = cause.code === "ENOENT" ? "folderMissing" : "folderClosed";
    throw new CommandError({ key, values: { folder, reason: cause.code ?? "" } }, { cause });
  });
  if (!stats.isDirectory()) throw new CommandError({ key: "folderNoFolder", values: { folder } });
  const found: FoundFolder[] = [];
  for await (const one of walkFolder(folder)) {
    if (one.path === folder && one.failure) {
      throw new CommandError({ key: "folderClosed", values: { folder, reason: one.failure.code ?? "" } });
    }
    found.push(one);
  }
  if (found.every(({ sounds, foreign, failure }) => sounds.length + foreign.length === 0 && !failure))
    throw new CommandError({ key: "folderWithoutSound", values: { folder } });
  return found;
}

function asCommandError(cause: unknown): never {
  if (cause instanceof SheetError) throw new CommandError(cause.notice, { cause });
  throw cause;
}
