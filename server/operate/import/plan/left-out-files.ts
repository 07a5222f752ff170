import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { KnownFile } from "./known-file.ts";
import { copiesAmong } from "./named-copies.ts";
import { olderRevisions } from "./revisions.ts";

/**
 * Returns the files that are copies of another one by their name, and those that are older revisions, each with the
 * file that is imported instead. `twins` exist in a better format. A file is kept if a row names it, or if it was found
 * by a title that is not also that of the other file: such a row means it, although its name looks like an older
 * revision.
 */
export function leftOutFiles(files: readonly KnownFile[], twins: ReadonlyMap<SoundFile, SoundFile>) {
  const best = files.filter(({ file }) => !twins.has(file));
  const lineOf = new Map(best.map(({ file, row }) => [file, row?.line]));
  const isMeant = (file: SoundFile, other: SoundFile) =>
    lineOf.get(file) !== undefined && lineOf.get(file) !== lineOf.get(other);
  const withoutMeant = (found: ReadonlyMap<SoundFile, SoundFile>) =>
    new Map([...found].filter(([file, other]) => !isMeant(file, other)));
  const unnamed = best.filter(({ row }) => !row || row.isFoundByTitle);
  const copies = withoutMeant(copiesAmong(unnamed, best));
  const older = withoutMeant(olderRevisions(unnamed.filter(({ file }) => !copies.has(file))));
  return { copies, older };
}
