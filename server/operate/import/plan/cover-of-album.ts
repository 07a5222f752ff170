import { posix } from "node:path";
import { referenceOfCover } from "#/server/operate/import/files/walk-folder.ts";
import type { KnownFile } from "./known-file.ts";
import { bareReference } from "./reference-in-name.ts";

/**
 * Returns whether a cover belongs to the album: not if it is named after another album's reference. If the album's
 * reference is unknown, the names of its files decide.
 */
export const isCoverOf = (reference: string | null, files: readonly KnownFile[]) => (cover: string) => {
  const ownReference = referenceOfCover(cover);
  if (ownReference === null || reference !== null)
    return ownReference === null || ownReference === bareReference(reference ?? "");
  return files.some(({ file }) => bareReference(posix.basename(file.relative)).startsWith(ownReference));
};
