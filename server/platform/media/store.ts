import { randomUUID } from "node:crypto";
import { type BigIntStats, createReadStream } from "node:fs";
import { mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative as pathFrom, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ByteRange } from "./byte-range.ts";
import type { MediaPlace } from "./media-place.ts";

/** A stored file: its path below `/media/`, its size in bytes, and a strong tag of exactly this content. */
export type StoredFile = {
  name: string;
  size: number;
  etag: string;
  modifiedAt: Date;
  /** SHA-256 of its bytes, hex, if the store knows it without reading the file. */
  sha256: string | null;
  /** Streams its bytes, or those of a range; nothing is read in advance. */
  open(range?: ByteRange): Promise<Readable>;
};

/** A file in a listing; `changedAt` in milliseconds. */
export type ListedFile = { name: string; size: number; changedAt: number };

/** Files of the catalogue by their path below `/media/`: `track/mp3/x.mp3`, `images/y.png`. */
export type MediaStore = {
  /** Their location, which another process can open. */
  place: MediaPlace;
  has(name: string): Promise<boolean>;
  /** Returns the file; null when it does not exist, is not a plain file, or is a link that leads outside the root. */
  stat(name: string): Promise<StoredFile | null>;
  /** Writes completely or not at all: a process killed half-way leaves no partial file under the name. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a file; does nothing when it does not exist. */
  remove(name: string): Promise<void>;
  /** Yields every complete file below a folder; all files for "". */
  list(folder: string): AsyncIterable<ListedFile>;
};

/** Returns all bytes of a file, or of a range of it. */
export async function bytesOf(file: StoredFile, range?: ByteRange): Promise<Buffer> {
  return buffer(await file.open(range));
}

/** Names of partial files that `writeWhole` leaves when its process is killed. */
export const UNFINISHED = /^\.[0-9a-f-]{36}\.part$/;

/** A media store in a local folder. */
export type LocalMediaStore = MediaStore & {
  root: string;
  /** Returns the absolute path of `name`; null when it would lie outside the root. Does not access the file system. */
  resolve(name: string): string | null;
};

/** Returns a media store in `folder`, which is created by the first write. */
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

/** Writes `bytes` to a file beside `path`, syncs it to disk, then renames it in one step. */
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

/** A name that is too long, a file in place of a folder, circular links: for the caller, the file does not exist. */
const isAbsence = (error: unknown) =>
  ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"].includes((error as NodeJS.ErrnoException).code ?? "");
