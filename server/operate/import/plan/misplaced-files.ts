import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { folderOf } from "#/server/operate/import/files/sound-path.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { TagReader } from "#/server/operate/import/tags/tag-reader.ts";
import { withoutDisc } from "./disc-folder.ts";
import { albumReferenceIn, bareReference } from "./reference-in-name.ts";

/** Fewest files that show which reference the files of a folder have. */
const FEWEST = 2;

/**
 * Returns the lone files that lie among those of another album, each with the folder in which it belongs: the reference
 * in its name is that of all other files there, and its row or the album in its tag says the same. `groupOf` returns the
 * folder that stands for the album of a folder.
 */
export async function misplacedFiles(
  files: readonly SoundFile[],
  rows: ReadonlyMap<string, SheetRow>,
  groupOf: (folder: string) => string,
  tagsOf: TagReader,
): Promise<Map<SoundFile, string>> {
  const named = files.map((file) => ({ file, reference: albumReferenceIn([posix.basename(file.relative)]) }));
  const groups = [...Map.groupBy(named, ({ file }) => groupOf(folderOf(file))).values()].map((group) => {
    const [[reference = null, inside = []] = [], ...others] = [
      ...Map.groupBy(group, (one) => one.reference),
    ].toSorted(([, one], [, other]) => other.length - one.length);
    return { reference: inside.length < FEWEST ? null : reference, inside, others };
  });
  const byReference = Map.groupBy(groups, ({ reference }) => reference);
  const misplaced = new Map<SoundFile, string>();
  for (const group of groups) {
    for (const [reference, [one, ...more]] of group.others) {
      const [home, ...homes] = byReference.get(reference) ?? [];
      const [mate] = home?.inside ?? [];
      if (!one || !mate || reference === null || group.reference === null) continue;
      if (more.length > 0 || homes.length > 0) continue;
      if (await isSameAlbum(one.file, mate.file, reference)) misplaced.set(one.file, folderOf(mate.file));
    }
  }
  return misplaced;

  async function isSameAlbum(file: SoundFile, mate: SoundFile, reference: string): Promise<boolean> {
    const [row, other] = [rows.get(file.path), rows.get(mate.path)];
    if (row?.reference && bareReference(row.reference) === reference) return true;
    if (row?.album && other?.album) return fold(row.album) === fold(other.album);
    const [tagged, wanted] = await Promise.all([file, mate].map(({ path }) => tagsOf(path)));
    const album = fold(withoutDisc(tagged?.album ?? ""));
    return (
      album !== "" && [wanted?.album, other?.album].some((one) => one && fold(withoutDisc(one)) === album)
    );
  }
}
