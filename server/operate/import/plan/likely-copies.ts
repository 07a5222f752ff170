import { open, stat } from "node:fs/promises";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { pathBeforeNumber } from "./named-copies.ts";

/**
 * Number of bytes that are compared, from the middle of a file: edits of one length have equal sizes and begin alike.
 */
const SAMPLE = 4_096;

/**
 * Returns the files that are probably copies of another file: they have the same size and the same bytes in their
 * middle, and the other file has a row while they have none, or they are called like it with a number behind the name.
 * The import takes the first of two copies, so the caller puts these last.
 */
export async function likelyCopies(
  files: readonly SoundFile[],
  rows: ReadonlyMap<string, SheetRow>,
): Promise<Set<SoundFile>> {
  const copies = new Set<SoundFile>();
  const sized = await Promise.all(files.map(async (file) => ({ file, size: await sizeOf(file) })));
  for (const group of Map.groupBy(sized, ({ size }) => size).values()) {
    const [described, others] = [true, false].map((isDescribed) =>
      group.filter(({ file }) => rows.has(file.path) === isDescribed),
    ) as [typeof group, typeof group];
    const byPath = new Map(group.map(({ file }) => [withoutExtension(file), file]));
    for (const { file, size } of group) {
      const row = rows.get(file.path);
      if (row && !row.isFoundByTitle) continue;
      const original = byPath.get(pathBeforeNumber(file) ?? "");
      if (original && (await sampleOf(original, size)) === (await sampleOf(file, size))) copies.add(file);
    }
    if (described.length === 0 || others.length === 0) continue;
    const samples = new Set(await Promise.all(described.map(({ file, size }) => sampleOf(file, size))));
    for (const { file, size } of others) if (samples.has(await sampleOf(file, size))) copies.add(file);
  }
  return copies;
}

// Unreadable files are refused later.
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
