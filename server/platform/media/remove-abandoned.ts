import { rm, stat } from "node:fs/promises";

/** Another process may be writing right now; nothing takes it this long. */
const ABANDONED_MS = 3_600_000;

/** Removes those of `paths` that nobody has written to for an hour; gives how many. What belongs to others stays. */
export async function removeAbandoned(paths: readonly string[], now: number): Promise<number> {
  let removed = 0;
  for (const path of paths) {
    const modified = await stat(path).catch(() => null);
    if (!modified || now - modified.mtimeMs < ABANDONED_MS) continue;
    removed += await rm(path, { force: true }).then(
      () => 1,
      () => 0,
    );
  }
  return removed;
}
