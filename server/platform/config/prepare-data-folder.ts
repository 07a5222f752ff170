import { randomUUID } from "node:crypto";
import { chmod, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Enough to notice a full disk before minutes of work are spent. */
const PROBE_BYTES = 1024 * 1024;
/** Access for the owner only: the embedded database creates its files readable for everyone. */
const PRIVATE = 0o700;
const OTHERS = 0o077;
/** The folder that identifies a data folder, and the only one that a new data folder may already contain. */
const DATABASE = "database";
const MEDIA = "media";

/**
 * Creates the data folder if necessary, checks that it has room for a megabyte, and restricts it to its owner. A folder
 * with other contents keeps its permissions; only the database in it is restricted. Throws the system's error.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await createFolder(folder);
  const names = await readdir(folder);
  if (names.includes(DATABASE) || names.every((name) => name === MEDIA)) await restrictToOwner(folder);
  await mkdir(`${folder}/${DATABASE}`, { recursive: true, mode: PRIVATE });
  await restrictToOwner(`${folder}/${DATABASE}`);
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
 * Creates a folder with its parents. Node's own option `recursive` never ends in a folder that allows none, such as
 * `/proc`.
 */
async function createFolder(folder: string): Promise<void> {
  const create = () =>
    mkdir(folder, { mode: PRIVATE }).catch(async (error: NodeJS.ErrnoException) => {
      // The system's error for a path that exists but is not a folder, or leads nowhere.
      if (error.code === "EEXIST" && (await stat(folder).catch(() => null))?.isDirectory()) return;
      throw error;
    });
  try {
    await create();
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || above === folder) throw error;
    await createFolder(above);
    await create();
  }
}

async function restrictToOwner(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & OTHERS) !== 0) await chmod(folder, PRIVATE);
}
