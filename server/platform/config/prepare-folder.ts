import { randomUUID } from "node:crypto";
import { chmod, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Enough to notice a full disk before minutes of work are spent. */
const PROBE_BYTES = 1024 * 1024;
/** Its owner alone comes in: the embedded database writes its files for everyone. */
const PRIVATE = 0o700;
const OTHERS = 0o077;
/** By which a folder is known to be one of ours, and what may lie in it before its first start. */
const DATABASE = "database";
const MEDIA = "media";

/**
 * Makes sure that the data folder is there, takes a megabyte, and lets nobody in but its owner. A folder that holds
 * other things than ours is left as open as it is: only the database in it is shut. Throws the system's error.
 */
export async function prepareFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  const names = await readdir(folder);
  if (names.includes(DATABASE) || names.every((name) => name === MEDIA)) await shut(folder);
  await mkdir(`${folder}/${DATABASE}`, { recursive: true, mode: PRIVATE });
  await shut(`${folder}/${DATABASE}`);
  const probe = `${folder}/.probe-${randomUUID()}`;
  const file = await open(probe, "wx");
  try {
    await file.writeFile(Buffer.alloc(PROBE_BYTES));
    await file.sync();
  } finally {
    await file.close();
    await rm(probe, { force: true });
  }
}

/**
 * Makes a folder with those above it. Node's own way round that (`recursive`) never ends below a folder that takes none,
 * as `/proc`.
 */
async function makeFolder(folder: string): Promise<void> {
  const make = () =>
    mkdir(folder, { mode: PRIVATE }).catch(async (error: NodeJS.ErrnoException) => {
      // The system's word for what is there and is no folder, or leads nowhere.
      if (error.code === "EEXIST" && (await stat(folder).catch(() => null))?.isDirectory()) return;
      throw error;
    });
  try {
    await make();
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || above === folder) throw error;
    await makeFolder(above);
    await make();
  }
}

async function shut(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & OTHERS) !== 0) await chmod(folder, PRIVATE);
}
