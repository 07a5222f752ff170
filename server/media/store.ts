import { randomUUID } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { mkdir, open, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";

/** A stored file: where it is, how many bytes, and a strong tag of this very content. */
export type StoredFile = { path: string; size: number; etag: string; modifiedAt: Date };

/** Files of the catalogue by their path below `/media/`: `track/mp3/x.mp3`, `images/y.png`. */
export type MediaStore = {
  root: string;
  /** The absolute path of `relative`, or null when it would lie outside the root. Asks no file system. */
  resolve(relative: string): string | null;
  has(relative: string): Promise<boolean>;
  /** The file, or null when there is none, it is no plain file, or a link leads outside the root. */
  stat(relative: string): Promise<StoredFile | null>;
  /** Writes whole or not at all: a process killed half-way leaves no half file under the name. */
  write(relative: string, bytes: Uint8Array): Promise<void>;
};

/** A media store in `folder`, which is made when first written to. */
export function localMediaStore(folder: string): MediaStore {
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
      return stats.isFile() ? stored(real, stats) : null;
    } catch (error) {
      if (isAbsence(error)) return null;
      throw error;
    }
  }

  return {
    root,
    resolve: inside,
    stat: find,
    has: async (relative) => (await find(relative)) !== null,
    async write(relative, bytes) {
      const path = inside(relative);
      if (!path) throw new Error(`${JSON.stringify(relative)} lies outside the media folder`);
      await writeWhole(path, bytes);
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

const stored = (path: string, { size, mtimeNs, mtime }: BigIntStats): StoredFile => ({
  path,
  size: Number(size),
  etag: `"${size.toString(36)}-${mtimeNs.toString(36)}"`,
  modifiedAt: mtime,
});

/** A name too long, a file where a folder should be, a ring of links: for who asks, there is nothing there. */
const isAbsence = (error: unknown) =>
  ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"].includes((error as NodeJS.ErrnoException).code ?? "");
