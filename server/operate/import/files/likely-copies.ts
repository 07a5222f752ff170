import { stat } from "node:fs/promises";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";

/**
 * Returns the files without a row that are as long, in bytes, as one with a row. Of two copies the first one taken
 * counts: if these come last, it is the one that the sheet describes.
 */
export async function likelyCopies(
  files: readonly SoundFile[],
  rows: ReadonlyMap<string, SheetRow>,
): Promise<Set<SoundFile>> {
  if (rows.size === 0) return new Set();
  const sizes = new Map<SoundFile, number>();
  for (const file of files) {
    // Those that cannot be read are refused later.
    const { size } = await stat(file.path).catch(() => ({ size: Number.NaN }));
    sizes.set(file, size);
  }
  const described = new Set(files.flatMap((file) => (rows.has(file.path) ? sizes.get(file) : [])));
  return new Set(files.filter((file) => !rows.has(file.path) && described.has(sizes.get(file))));
}
