import { createHash } from "node:crypto";
import { bytesOf, type MediaStore, type StoredFile } from "#/server/platform/media/store.ts";

/** Numbers of files so far. */
export interface Copied {
  copied: number;
  /** Number of files that the target already had with the same content. */
  same: number;
  /** Number of bytes of the copied files. */
  bytes: number;
}

/** Error for a file with other content than the copy read or wrote. */
export class DamagedFileError extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} does not hold what it should`);
    this.file = file;
  }
}

const AT_ONCE = 4;

/**
 * Copies all media from one place to another and keeps other files in the target. Reads back and compares each file. If
 * a copy was interrupted, a second run copies the missing files. After a failure it takes no other file, and ends once
 * those under way have ended.
 * @throws {DamagedFileError} for a copy that differs from its source, or a damaged file in a bucket.
 */
export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  onProgress: (so: Copied) => void,
): Promise<Copied> {
  const done: Copied = { copied: 0, same: 0, bytes: 0 };
  const files = from.list("")[Symbol.asyncIterator]();

  async function copyNext(): Promise<boolean> {
    const { value, done: isLast } = await files.next();
    if (isLast) return false;
    const source = await from.stat(value.name);
    // The file was removed after the list was made.
    if (!source) return true;
    if (await isThere(to, source)) done.same += 1;
    else {
      await copyFile(to, source);
      done.copied += 1;
      done.bytes += source.size;
    }
    onProgress(done);
    return true;
  }
  let hasFailed = false;
  async function work(): Promise<void> {
    try {
      while (!hasFailed && (await copyNext()));
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  // A write that is still under way when another fails would replace a file that the next copy already reads.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return done;
}

async function isThere(to: MediaStore, source: StoredFile): Promise<boolean> {
  const existing = await to.stat(source.name);
  if (existing?.size !== source.size) return false;
  return (await digestOf(existing)) === (await digestOf(source));
}

async function copyFile(to: MediaStore, source: StoredFile): Promise<void> {
  const bytes = await bytesOf(source);
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (source.sha256 !== null && source.sha256 !== digest) throw new DamagedFileError(source.name);
  await to.write(source.name, bytes);
  const copy = await to.stat(source.name);
  if (!copy || (await readDigest(copy)) !== digest) throw new DamagedFileError(source.name);
}

const digestOf = async (file: StoredFile) => file.sha256 ?? (await readDigest(file));

async function readDigest(file: StoredFile): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of await file.open()) hash.update(piece);
  return hash.digest("hex");
}
