import { versionOf } from "#/contract/version-of.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { FileTags } from "#/server/operate/import/tags/read-tags.ts";
import { nameOfSound } from "./words-of-name.ts";

/** The ISRCs in the tags of each file, by path. */
export type IsrcsOfFiles = ReadonlyMap<string, readonly string[]>;

/** Reads the ISRCs of the files, if the sheet has rows without file names that have one. */
export async function isrcsOfFiles(
  rows: readonly SheetRow[],
  files: readonly SoundFile[],
  tagsOf: (path: string) => Promise<FileTags>,
): Promise<IsrcsOfFiles> {
  const found = new Map<string, readonly string[]>();
  if (!rows.some((row) => row.isFoundByTitle && row.isrc !== null)) return found;
  for (const { path } of files) {
    const { isrc, otherIsrcs } = await tagsOf(path);
    if (isrc !== null) found.set(path, [isrc, ...otherIsrcs]);
  }
  return found;
}

/**
 * Returns the file whose tags have an ISRC of a row, if no other row and no other file has it. A whole track comes
 * before its versions, which may have the same.
 */
export function filesByIsrc(
  rows: readonly SheetRow[],
  files: readonly SoundFile[],
  isrcs: IsrcsOfFiles,
): Map<SheetRow, SoundFile> {
  const byIsrc = Map.groupBy(
    files.flatMap((file) => (isrcs.get(file.path) ?? []).map((isrc) => ({ file, isrc }))),
    ({ isrc }) => isrc,
  );
  const coded = rows.flatMap((row) => codesOf(row).map((isrc) => ({ row, isrc })));
  const found = new Map<SheetRow, SoundFile>();
  const taken = new Set<SoundFile>();
  for (const [isrc, [named, ...otherRows]] of Map.groupBy(coded, (one) => one.isrc)) {
    const all = byIsrc.get(isrc) ?? [];
    const wholes = all.filter(({ file }) => versionOf(nameOfSound(file)) === null);
    const [tagged, ...otherFiles] = wholes.length > 0 ? wholes : all;
    if (!named || !tagged || otherRows.length + otherFiles.length > 0) continue;
    if (found.has(named.row) || taken.has(tagged.file)) continue;
    found.set(named.row, tagged.file);
    taken.add(tagged.file);
  }
  return found;
}

const codesOf = ({ isrc, otherIsrcs }: SheetRow) => (isrc === null ? [] : [isrc, ...otherIsrcs]);
