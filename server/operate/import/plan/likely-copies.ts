import { open, stat } from "node:fs/promises";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";

/** Bytes that are compared, from the middle of a file: edits of one length are equally long and begin alike. */
const SAMPLE = 4_096;

/**
 * Returns the files without a row that are like one with a row, by their length and their middle. Of two copies the
 * first one taken counts: if these come last, it is the one that the sheet describes.
 */
export async function likelyCopies(
  files: readonly SoundFile[],
  rows: ReadonlyMap<string, SheetRow>,
): Promise<Set<SoundFile>> {
  const copies = new Set<SoundFile>();
  if (rows.size === 0) return copies;
  const sized = await Promise.all(files.map(async (file) => ({ file, size: await sizeOf(file) })));
  for (const group of Map.groupBy(sized, ({ size }) => size).values()) {
    const [described, others] = [true, false].map((isDescribed) =>
      group.filter(({ file }) => rows.has(file.path) === isDescribed),
    ) as [typeof group, typeof group];
    if (described.length === 0 || others.length === 0) continue;
    const samples = new Set(await Promise.all(described.map(({ file, size }) => sampleOf(file, size))));
    for (const { file, size } of others) if (samples.has(await sampleOf(file, size))) copies.add(file);
  }
  return copies;
}

// Those that cannot be read are refused later.
const sizeOf = ({ path }: SoundFile) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

async function sampleOf({ path }: SoundFile, size: number): Promise<string> {
  try {
    await using handle = await open(path);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE), 0, SAMPLE, Math.floor(size / 2));
    return buffer.toString("latin1", 0, bytesRead);
  } catch {
    return path;
  }
}
