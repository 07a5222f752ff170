import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "#/server/config.ts";
import { localMediaStore, writeWhole } from "#/server/media/store.ts";
import { openCatalogue } from "#/server/start/open-catalogue.ts";
import { CommandError } from "./command-error.ts";
import { exitCodeOf } from "./import-report.ts";
import { purgeSite } from "./purge-site.ts";
import { readSheet } from "./read-sheet.ts";
import { reportText } from "./report-text.ts";
import { runImport } from "./run-import.ts";
import { SheetError } from "./sheet-text.ts";
import { showProgress } from "./show-progress.ts";
import { createSoundPool } from "./sound-pool.ts";
import { sweepMedia } from "./sweep-media.ts";
import { type FoundFolder, walkFolder } from "./walk-folder.ts";
import type { Words } from "./words.ts";

interface ImportOrder {
  folder: string;
  sheet: string | undefined;
  config: Config;
  words: Words;
  output: NodeJS.WriteStream;
  /** Ends the import after the files that are being heard. */
  signal: AbortSignal;
}

/**
 * Imports a folder into the catalogue that the configuration names, showing progress and the closing report, which is
 * also kept below the data folder. Gives the exit code.
 * @throws {CommandError} when it cannot start.
 */
export async function importCommand(order: ImportOrder): Promise<number> {
  const { config, words, output, signal } = order;
  const folder = resolve(order.folder);
  const folders = await soundFolders(folder);
  const sheetPath = order.sheet && resolve(order.sheet);
  const sheet = sheetPath ? { path: sheetPath, ...(await readSheet(sheetPath).catch(asCommandError)) } : null;
  const opened = await openCatalogue(config);
  const pool = createSoundPool();
  const progress = showProgress(words, output);
  try {
    const media = localMediaStore(config.mediaDir);
    const { db } = opened;
    await sweepMedia(db, media);
    const report = await runImport({
      db,
      media,
      pool,
      folder,
      folders,
      sheet,
      signal,
      onProgress: progress.show,
    });
    progress.end();
    const date = new Date();
    const text = reportText(report, words, date);
    output.write(text);
    const path = join(
      config.dataDir,
      "imports",
      `${date.toISOString().slice(0, 19).replaceAll(":", "-")}.txt`,
    );
    await writeWhole(path, Buffer.from(text)).then(
      () => output.write(`${words.say("reportFile", { path })}\n`),
      // A disk too full for the report is told by the report.
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
  if (found.length === 0) throw new CommandError({ key: "folderWithoutSound", values: { folder } });
  return found;
}

function asCommandError(cause: unknown): never {
  if (cause instanceof SheetError) throw new CommandError(cause.notice, { cause });
  throw cause;
}
