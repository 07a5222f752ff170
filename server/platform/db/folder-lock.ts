import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
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

/** Error codes of file systems that have no hard links. */
const WITHOUT_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/**
 * Creates a file with its content at once, so that nobody ever reads it empty; returns whether it was created, false if
 * it exists already.
 */
async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content, { flag: "wx" });
  try {
    await link(draft, path).catch((error: unknown) => {
      if (!WITHOUT_LINKS.includes(codeOf(error))) throw error;
      return writeFile(path, content, { flag: "wx" });
    });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** How long we wait for another process that removes a lock, before we look again, and how often. */
const [RECOVERY_MS, MOST_WAITS] = [10, 500];

/** Creates a lock file, and recovers one that a dead process left; returns the process that holds it if one runs. */
async function take(path: string, content: string): Promise<Holder | null> {
  for (let waits = 0; ; ) {
    if (await create(path, content)) return null;
    const found = await readFile(path, "utf8").catch(() => null);
    if (found === null) continue;
    const holder = holderIn(found);
    if (holder && isAlive(holder)) return holder;
    // Only one process at a time removes a lock, so that none removes the one that follows it. Its own lock for this may
    // be left over in turn.
    const recovery = `${path}.recovery`;
    const other = await take(recovery, content);
    if (other) {
      waits += 1;
      if (waits > MOST_WAITS) return other;
      await setTimeout(RECOVERY_MS);
      continue;
    }
    const isSame = (await readFile(path, "utf8").catch(() => null)) === found;
    if (isSame) await rm(path, { force: true });
    await rm(recovery, { force: true });
  }
}

/**
 * Locks the folder for this process with a file beside it (`{folder}.lock`). Recovers the lock of a dead process.
 * Returns a function that releases it.
 * @throws DataFolderInUseError when a running process holds it, even this one.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`;
  const content = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) });
  const holder = await take(path, content);
  if (holder) throw new DataFolderInUseError(folder, holder.pid);
  return async () => {
    const found = await readFile(path, "utf8").catch(() => "");
    if (found === content) await rm(path, { force: true });
  };
}
