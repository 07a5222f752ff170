import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What `writeWhole` leaves when its process is killed half-way. */
const UNFINISHED = /^\.[0-9a-f-]{36}\.part$/;
/** Another process may be writing in the same folder right now; nothing takes it this long. */
const ABANDONED_MS = 3_600_000;

/** Removes what killed processes left half-written below `folder`; gives how many files. */
export async function sweepUnfinished(folder: string, now = Date.now()): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let swept = 0;
  for (const entry of entries) {
    if (!entry.isFile() || !UNFINISHED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const modified = await stat(path).catch(() => null);
    if (!modified || now - modified.mtimeMs < ABANDONED_MS) continue;
    await rm(path, { force: true });
    swept += 1;
  }
  return swept;
}
