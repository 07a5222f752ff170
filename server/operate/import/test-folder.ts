import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getTableName, gt, max, sql } from "drizzle-orm";
import { ensureReferenceData } from "#/server/operate/reference-data/ensure-reference-data.ts";
import type { OpenDatabase } from "#/server/platform/db/open.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { imports } from "#/server/platform/db/schema/operations.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { localMediaStore, type MediaStore } from "#/server/platform/media/store.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { sine } from "#/server/sound/measuring/test-signals.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { type FoundFolder, walkFolder } from "./files/walk-folder.ts";
import type { ImportReport } from "./import-report.ts";
import { runImport } from "./run-import.ts";
import { parseSheet, readSheet } from "./sheet/read-sheet.ts";
import { createSoundPool, type SoundPool } from "./sounds/sound-pool.ts";
import type { TagReader } from "./tags/tag-reader.ts";

/** Encodes two seconds of a tone as MP3: a small file, with different bytes for every pitch. */
export async function tone(
  hertz: number,
  tags: Record<string, string> = {},
  seconds = 2,
): Promise<Uint8Array> {
  return Buffer.concat([id3(tags), await encodeMp3(sine(hertz, -20, seconds))]);
}

/** Encodes the same tone as a 16-bit WAV. */
export function wavTone(hertz: number, seconds = 2, sampleRate = 48_000): Uint8Array {
  const { channels } = sine(hertz, -20, seconds, sampleRate);
  const [left] = channels;
  const samples = Int16Array.from(left ?? [], (value) => Math.round(value * 32_767));
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

/** Returns an ID3v2.4 tag with text frames in UTF-8, by their four-letter ids; `APIC` is a JPEG in base64. */
export function id3(frames: Record<string, string>): Buffer {
  const synchsafe = (value: number) => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
  const bodies = Object.entries(frames).map(([name, value]) => {
    const content =
      name === "APIC"
        ? Buffer.concat([Buffer.from("\0image/jpeg\0\u0003\0", "latin1"), Buffer.from(value, "base64")])
        : Buffer.from(`\u0003${value}`, "utf8");
    return Buffer.concat([Buffer.from(name), synchsafe(content.length), Buffer.from([0, 0]), content]);
  });
  const all = Buffer.concat(bodies);
  return all.length === 0
    ? all
    : Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(all.length), all]);
}

/** A folder of files, a catalogue into which they are imported, and helpers that show the outcome. */
export interface Workbench {
  folder: string;
  media: ReturnType<typeof localMediaStore>;
  db: Awaited<ReturnType<typeof freshDatabase>>["db"];
  /** Writes files by their path below the folder. */
  put(files: Record<string, Uint8Array | string>): Promise<void>;
  run(options?: {
    /** The text of a sheet, or its path; several of them. */
    sheet?: string | { path: string };
    sheets?: Record<string, string>;
    signal?: AbortSignal;
    pool?: SoundPool;
    isAgain?: boolean;
    isPruned?: boolean;
    /** Subfolder to import instead of the whole folder. */
    below?: string;
    /** Another folder to import instead. */
    at?: string;
    /** Media store to use instead of the workbench's own folder. */
    into?: MediaStore;
    /** Reads tags instead of the product's own reader. */
    readTags?: TagReader;
  }): Promise<ImportReport>;
  /** Returns the reason for which each file was refused, in English. */
  refusals(report: ImportReport): Record<string, string>;
  /** Empties the folder and the catalogue. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a workbench with a new database, or with `lent` if given. All runs of it share one sound pool. */
export async function openWorkbench(lent?: Pick<OpenDatabase, "db">): Promise<Workbench> {
  const own = lent ? null : await freshDatabase("empty");
  const { db } = lent ?? (own as OpenDatabase);
  const pool = createSoundPool(2);
  const translator = translatorFor("en");
  const root = await mkdtemp(join(tmpdir(), "sillon-import-"));
  const folder = join(root, "Library");
  const media = localMediaStore(join(root, "media"));
  await ensureReferenceData(db);
  const [lastTerm] = await db.select({ id: max(terms.id) }).from(terms);
  const bench: Workbench = {
    folder,
    db,
    media,
    async put(files) {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), content);
      }
    },
    async run({
      sheet,
      sheets = {},
      signal = new AbortController().signal,
      pool: its = pool,
      isAgain = false,
      isPruned = false,
      below = "",
      at = join(folder, below),
      into = media,
      readTags,
    } = {}) {
      const folders: FoundFolder[] = [];
      for await (const found of walkFolder(at)) folders.push(found);
      const texts = Object.entries({ ...(typeof sheet === "string" && { "tracks.csv": sheet }), ...sheets });
      const read = [
        ...(typeof sheet === "object" ? [{ ...sheet, folder: "", ...(await readSheet(sheet.path)) }] : []),
        ...texts.map(([path, text]) => ({ path, folder: "", ...parseSheet(text) })),
      ];
      return runImport({
        db,
        media: into,
        pool: its,
        folder: at,
        folders,
        sheets: read,
        signal,
        isAgain,
        isPruned,
        ...(readTags && { readTags }),
        onProgress: () => undefined,
      });
    },
    refusals: (report) =>
      Object.fromEntries(report.refused.map(({ file, notice }) => [file, translator.tell(notice)])),
    async clear() {
      await rm(root, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const tables = [albums, imports, writers].map((table) => sql.identifier(getTableName(table)));
      await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`);
      await db.delete(terms).where(gt(terms.id, lastTerm?.id ?? 0));
    },
    async close() {
      await pool.close();
      await own?.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  return bench;
}
