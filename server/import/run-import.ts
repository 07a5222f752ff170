import { basename } from "node:path";
import { type AlbumFiles, groupAlbums } from "./group-albums.ts";
import { closeImport, openImport } from "./import-journal.ts";
import { emptyReport, type ImportReport } from "./import-report.ts";
import { ImportStopped } from "./import-stopped.ts";
import { inOrder } from "./in-order.ts";
import { type KnownSound, knownByPath } from "./known-files.ts";
import { type LookSurroundings, lookAtFile } from "./look-at-file.ts";
import { matchSheet } from "./match-sheet.ts";
import type { Notice } from "./notice.ts";
import { type PlannedAlbum, type PlannedSound, planAlbum } from "./plan-album.ts";
import type { Sheet } from "./read-sheet.ts";
import { readTags } from "./read-tags.ts";
import type { SheetRow } from "./sheet-row.ts";
import { createTaker } from "./take-sound.ts";
import type { FoundFolder } from "./walk-folder.ts";

export interface ImportOptions extends LookSurroundings {
  /** Absolute. */
  folder: string;
  /** What is in it. */
  folders: readonly FoundFolder[];
  /** The sheet and its path. */
  sheet: (Sheet & { path: string }) | null;
  /** Ends the import after the files that are being heard. */
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  done: number;
  total: number;
  /** The file that was last dealt with. */
  file: string;
  soundSeconds: number;
}

/** An album on its way into the catalogue. */
export interface AlbumInWork {
  plan: PlannedAlbum;
  /** What its files became in earlier runs, by path. */
  former: ReadonlyMap<string, KnownSound>;
  albumId: number | null;
  /** Tracks that versions belong to, by path of their file. */
  leads: Map<string, number>;
}

/**
 * Takes a folder of sound into the catalogue. Each file is stored in a transaction of its own once its media files
 * are in place, so that being killed at any moment loses nothing that was stored, and a second run goes on.
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const { db, folder, folders, sheet, signal } = options;
  const report = emptyReport(folder);
  const note = (notice: Notice) => void report.notes.push(notice);
  const files = folders.flatMap(({ sounds }) => sounds);
  report.files = files.length;
  report.notes.push(...(sheet?.problems ?? []), ...unreadable(folders));
  const rows = matchSheet(sheet?.rows ?? [], files, note);
  const { importId, cutShort } = await openImport(db, folder, sheet?.path ?? null);
  const taker = createTaker({ db, media: options.media, importId, report });
  const albums = groupAlbums(folder, folders, rows);
  try {
    let done = 0;
    const planned = plannedSounds(albums, rows, options);
    const looked = inOrder(planned, options.pool.size + 1, ({ sound }) => lookAtFile(sound, options));
    for await (const { item, result } of looked) {
      await taker.take(item.album, item.sound, result);
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
    await taker.finish(cutShort);
    await closeImport(db);
  }
  report.seconds = (performance.now() - started) / 1000;
  return report;
}

async function* plannedSounds(
  albums: readonly AlbumFiles[],
  rows: ReadonlyMap<string, SheetRow>,
  { db, signal }: ImportOptions,
): AsyncGenerator<{ album: AlbumInWork; sound: PlannedSound }> {
  for (const { folderName, files, covers } of albums) {
    if (signal.aborted) return;
    const known = [];
    for (const file of files) known.push({ file, tags: await readTags(file.path), row: rows.get(file.path) });
    const plan = planAlbum(known, folderName, covers);
    const former = await knownByPath(
      db,
      files.map(({ path }) => path),
    );
    const albumId = [...former.values()][0]?.albumId ?? null;
    const album: AlbumInWork = { plan, former, albumId, leads: new Map() };
    for (const sound of plan.sounds) {
      if (signal.aborted) return;
      yield { album, sound };
    }
  }
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
