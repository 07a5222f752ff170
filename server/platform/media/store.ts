import { randomUUID } from "node:crypto";
import { type BigIntStats, createReadStream } from "node:fs";
import { mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative as pathFrom, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ByteRange } from "./byte-range.ts";
import type { MediaPlace } from "./media-place.ts";

/** A stored file: its path below `/media/`, how many bytes, and a strong tag of this very content. */
export type StoredFile = {
  name: string;
  size: number;
  etag: string;
  modifiedAt: Date;
  /** SHA-256 of its bytes, hex, where its place tells it without reading. */
  sha256: string | null;
  /** Its bytes, or those of a range, as they come; nothing is read before. */
  open(range?: ByteRange): Promise<Readable>;
};

/** A file found by looking through a folder; `changedAt` in milliseconds. */
export type ListedFile = { name: string; size: number; changedAt: number };

/** Files of the catalogue by their path below `/media/`: `track/mp3/x.mp3`, `images/y.png`. */
export type MediaStore = {
  /** Where they are, as something that another process can open. */
  place: MediaPlace;
  has(name: string): Promise<boolean>;
  /** The file, or null when there is none, it is no plain file, or a link leads outside the root. */
  stat(name: string): Promise<StoredFile | null>;
  /** Writes whole or not at all: a process killed half-way leaves no half file under the name. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Every file below a folder, whole ones only; of everything for "". */
  list(folder: string): AsyncIterable<ListedFile>;
};

/** All bytes of a file, or of a range of it. */
export async function bytesOf(file: StoredFile, range?: ByteRange): Promise<Buffer> {
  return buffer(await file.open(range));
}

/** What `writeWhole` leaves when its process is killed half-way. */
export const UNFINISHED = /^\.[0-9a-f-]{36}\.part$/;

/** A media store of this machine's files. */
export type LocalMediaStore = MediaStore & {
  root: string;
  /** The absolute path of `name`, or null when it would lie outside the root. Asks no file system. */
  resolve(name: string): string | null;
};

/** A media store in `folder`, which is made when first written to. */
export function localMediaStore(folder: string): LocalMediaStore {
  const root = resolve(folder);

  function inside(relative: string): string | null {
    if (relative === "" || relative.includes("\0") || relative.includes("\\")) return null;
    const path = resolve(root, relative);
    return path.startsWith(root + sep) ? path : null;
  }

  async function find(relative: string): Promise<StoredFile | null> {
    const path = inside(relative);
    if (!path) return null;
    try {
      const [real, realRoot] = await Promise.all([realpath(path), realpath(root)]);
      if (!real.startsWith(realRoot + sep)) return null;
      const stats = await stat(real, { bigint: true });
      return stats.isFile() ? stored(relative, real, stats) : null;
    } catch (error) {
      if (isAbsence(error)) return null;
      throw error;
    }
  }

  async function* list(relative: string): AsyncGenerator<ListedFile> {
    const start = relative === "" ? root : inside(relative);
    const entries = start
      ? await readdir(start, { recursive: true, withFileTypes: true }).catch((error) => {
          if (isAbsence(error)) return [];
          throw error;
        })
      : [];
    for (const entry of entries) {
      if (!entry.isFile() || UNFINISHED.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      // Another process may have removed it since.
      const stats = await stat(path).catch(() => null);
      if (!stats) continue;
      const name = pathFrom(root, path).replaceAll(sep, "/");
      yield { name, size: stats.size, changedAt: Math.max(stats.mtimeMs, stats.ctimeMs) };
    }
  }

  return {
    place: { kind: "folder", folder: root },
    root,
    resolve: inside,
    list,
    stat: find,
    has: async (relative) => (await find(relative)) !== null,
    async write(relative, bytes) {
      const path = inside(relative);
      if (!path) throw new Error(`${JSON.stringify(relative)} lies outside the media folder`);
      await writeWhole(path, bytes);
    },
    async remove(relative) {
      const path = inside(relative);
      if (path) await rm(path, { force: true });
    },
  };
}

/** Writes `bytes` beside `path`, makes them durable, then gives them the name in one step. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${randomUUID()}.part`);
  try {
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

const stored = (name: string, path: string, { size, mtimeNs, mtime }: BigIntStats): StoredFile => ({
  name,
  size: Number(size),
  etag: `"${size.toString(36)}-${mtimeNs.toString(36)}"`,
  modifiedAt: mtime,
  sha256: null,
  open: async (range) => createReadStream(path, range && { start: range.first, end: range.last }),
});

/** A name too long, a file where a folder should be, a ring of links: for who asks, there is nothing there. */
const isAbsence = (error: unknown) =>
  ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"].includes((error as NodeJS.ErrnoException).code ?? "");
