import { rm, stat } from "node:fs/promises";

/** Another process may still be writing; no write takes this long. */
const ABANDONED_MS = 3_600_000;

/**
 * Removes those of `paths` that have not been written to for an hour; returns their number. Files that may not be
 * removed stay.
 */
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
