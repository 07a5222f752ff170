import { basename, join } from "node:path";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { goneFrom, hideGone } from "./files/gone-files.ts";
import { closeImport, openImport } from "./files/import-journal.ts";
import { type InspectDeps, inspectFile } from "./files/inspect-file.ts";
import { isClick, withoutNoMusic } from "./files/no-music.ts";
import { withoutOldFolders } from "./files/old-folders.ts";
import { withoutRejectedFiles } from "./files/rejected-files.ts";
import { withoutStudioFolders } from "./files/studio-folders.ts";
import { supersededFiles } from "./files/superseded-files.ts";
import { doubtedMusic, unreadFiles } from "./files/unread-files.ts";
import type { FoundFolder } from "./files/walk-folder.ts";
import { emptyReport, type ImportReport } from "./import-report.ts";
import { ImportStopped } from "./import-stopped.ts";
import { inOrder } from "./in-order.ts";
import { readLetters } from "./letters/read-letters.ts";
import { groupAlbums } from "./plan/group-albums.ts";
import { withoutHeldBack } from "./plan/held-back.ts";
import { isrcsOfFiles } from "./plan/rows-by-isrc.ts";
import { stemsByFolder } from "./plan/stem-folder.ts";
import { versionsByFolder } from "./plan/version-folder.ts";
import { plannedSounds } from "./planned-sounds.ts";
import { rowsOfSheets } from "./sheet/rows-of-sheets.ts";
import {
  type FoundSheet,
  rowsOfEach,
  sheetsInFolder,
  takenSheets,
  withFileInLines,
} from "./sheets-in-folder.ts";
import type { SoundFile } from "./sounds/sound-file.ts";
import { heldOnShow } from "./store/held-on-show.ts";
import { createImporter } from "./store/import-sound.ts";
import { readTags } from "./tags/read-tags.ts";
import { readingOnce, type TagReader } from "./tags/tag-reader.ts";

export interface ImportOptions extends InspectDeps {
  /** Absolute path. */
  folder: string;
  /** Contents of the folder. */
  folders: readonly FoundFolder[];
  /** The sheets that were named; without any, those that lie in the folder are taken. */
  sheets: readonly FoundSheet[];
  /** Ends the import after the files in progress. */
  signal: AbortSignal;
  /** Whether to hide sounds whose files are missing from the folder. */
  isPruned?: boolean;
  /** Reads the tags of a file; each is read once. */
  readTags?: TagReader;
  onProgress: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  done: number;
  total: number;
  /** The file that was handled last. */
  file: string;
  soundSeconds: number;
}

/**
 * Imports a folder of sounds into the catalogue. Stores each file in its own transaction when its media files are in
 * place, so that a kill at any moment loses nothing that was stored, and a second run continues.
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const { db, folder, signal } = options;
  const tagsOf = readingOnce(options.readTags ?? readTags);
  const inFolder = options.sheets.length > 0 ? [] : await sheetsInFolder(folder, options.folders);
  const sheets = withFileInLines([...options.sheets, ...inFolder], folder);
  const sheetRows = sheets.flatMap(({ rows }) => rows);
  const named = sheetRows.map(({ file }) => file);
  const { folders: played, left: takes } = withoutStudioFolders(options.folders, sheetRows);
  const { folders: current, left, doubts } = withoutOldFolders(played, named);
  const { folders, left: rejected } = withoutRejectedFiles(current, named);
  const report = emptyReport(folder);
  const note = (notice: Notice) => void report.notes.push(notice);
  const found = folders.flatMap(({ sounds }) => sounds);
  const paths = new Set(sheets.map(({ path }) => path));
  const isSheet = (path: string, file: string) => paths.has(join(path, basename(file)));
  report.others = folders.flatMap(({ others, path }) => others.filter((other) => !isSheet(path, other)));
  for (const { foreign } of folders) {
    const refused = foreign.map((file) => ({
      file,
      notice: { key: "refusedFormat" } as const,
      keepsFormer: false,
    }));
    report.refused.push(...refused);
  }
  report.mended = sheets.flatMap(({ mended, path }) =>
    mended.map(({ line, ...text }) => ({ file: `${basename(path)}:${line}`, ...text })),
  );
  const problems = sheets.flatMap((sheet) => sheet.problems);
  report.notes.push(...problems, ...unreadable(folders), ...takes, ...left, ...rejected);
  report.doubts = [
    ...takenSheets(inFolder, folder),
    ...sheets.flatMap((sheet) => sheet.doubts),
    ...doubts,
    ...unreadFiles(report.others),
  ];
  const isrcs = await isrcsOfFiles(sheetRows, found, tagsOf);
  const rows = new Map(rowsOfSheets(rowsOfEach(sheets, found, note, isrcs), note));
  const superseded = supersededFiles(found);
  for (const [{ path }, best] of superseded) {
    const row = rows.get(path);
    // The row of a file also describes the better format of the same recording.
    if (row && !rows.has(best.path)) rows.set(best.path, row);
  }
  const stems = stemsByFolder(found);
  const rowOf = (file: SoundFile) => rows.get((superseded.get(file) ?? file).path);
  const free = withoutHeldBack(folders, rowOf, (file) => stems.get(file)?.mix ?? file);
  report.notes.push(...free.left, ...(await heldOnShow(db, free.held)));
  const versions = versionsByFolder(found);
  const isOfOther = (file: SoundFile) => stems.has(file) || superseded.has(file) || versions.has(file);
  const music = await withoutNoMusic(
    free.folders,
    (file) => rowOf(file) !== undefined || (isOfOther(file) && !isClick(file)),
    tagsOf,
  );
  report.notes.push(...music.left);
  const files = music.folders.flatMap(({ sounds }) => sounds);
  report.files = files.length + report.refused.length;
  report.doubts.push(...doubtedMusic(files, (file) => stems.has(file) || rowOf(file) !== undefined));
  // A row for a title describes all that belongs to it.
  const isSaid = (file: SoundFile) =>
    rowOf(file) !== undefined || rowOf(stems.get(file)?.mix ?? file)?.isFoundByTitle === true;
  if (sheets.length > 0) report.withoutRow = files.flatMap((file) => (isSaid(file) ? [] : file.relative));
  const { importId, cutShort } = await openImport(db, folder, [...paths].join("\n") || null);
  const importer = createImporter({ db, media: options.media, importId, report });
  const letters = await readLetters(folder, report.others);
  const albums = await groupAlbums(folder, music.folders, rows, tagsOf);
  try {
    let done = 0;
    const planned = plannedSounds(albums, { rows, letters }, { ...options, tagsOf }, report);
    const inspected = inOrder(planned, options.pool.size + 1, ({ sound }) => inspectFile(sound, options));
    for await (const { item, result } of inspected) {
      await importer.take(item.album, item.sound, result);
      done += 1;
      const { soundSeconds } = report;
      options.onProgress({ done, total: files.length, file: item.sound.file.relative, soundSeconds });
    }
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    report.stopped = error.notice;
  }
  report.interrupted = signal.aborted;
  if (!report.stopped) {
    await importer.finish(cutShort);
    await closeImport(db);
    // An interrupted run did not check every file, so a moved file could seem to be missing.
    if (!report.interrupted) {
      report.gone = await goneFrom(db, folder, options.folders);
      if (options.isPruned) await hideGone(db, report.gone);
      report.isPruned = options.isPruned ?? false;
    }
  }
  report.seconds = (performance.now() - started) / 1000;
  return report;
}

function unreadable(folders: readonly FoundFolder[]): Notice[] {
  return folders.flatMap(({ path, relative, failure }) =>
    failure
      ? [
          {
            key: "folderUnreadable" as const,
            values: { folder: relative || basename(path), reason: failure.code ?? "" },
          },
        ]
      : [],
  );
}
