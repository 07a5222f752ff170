import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { z } from "zod";

/** A running process has the data folder open; a second one would corrupt it. */
export class DataFolderInUseError extends Error {
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or choose another folder.`);
    this.name = "DataFolderInUseError";
    this.folder = folder;
    this.pid = pid;
  }
}

const holderSchema = z.object({ pid: z.number().int().positive(), startedAt: z.string().nullable() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Returns the start of a process, in ticks since boot; null when the system does not provide it. Pids are reused, start
 * times are not.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The command's name is in brackets and may contain spaces; the start is field 22.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startedAt === null || startedAt === startOf(pid);
}

/** A lock truncated by a crash names no process, and is stale. */
function holderIn(content: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}

async function release(path: string, content: string): Promise<void> {
  const found = await readFile(path, "utf8").catch(() => "");
  if (found === content) await rm(path, { force: true });
}

/**
 * Locks the folder for this process with a file beside it (`{folder}.lock`). Recovers the lock of a dead process.
 * Returns a function that releases it.
 * @throws DataFolderInUseError when a running process holds it, even this one.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`;
  const content = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) });
  for (;;) {
    try {
      await writeFile(path, content, { flag: "wx" });
      return () => release(path, content);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const found = await readFile(path, "utf8").catch(() => null);
    if (found === null) continue;
    const holder = holderIn(found);
    if (holder && isAlive(holder)) throw new DataFolderInUseError(folder, holder.pid);
    // Renaming lets one of two recovering processes win; a process that renamed a fresh lock by mistake restores it.
    const aside = `${path}.${process.pid}`;
    await rename(path, aside).catch(() => undefined);
    const moved = await readFile(aside, "utf8").catch(() => found);
    if (moved !== found) await link(aside, path).catch(() => undefined);
    await rm(aside, { force: true });
  }
}
