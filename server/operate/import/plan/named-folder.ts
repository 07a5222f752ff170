import { basename, dirname, posix } from "node:path";
import { isFormat } from "#/server/operate/import/files/format-folder.ts";

/** Folders within a delivery that say no more of it. */
const CONTENT =
  /^(?:music|musiques?|sounds|sons|files|fichiers|tracks|titres|masters?|mixes|full[\s_-]?mix(?:es)?)$/iu;

const saysNothing = (name: string) => isFormat(name) || CONTENT.test(name);

/**
 * Returns the folders, from one inside `root` upwards, of which the last names an album: what is only called after a
 * format or «Music» is part of the folder above it; "" is the root.
 */
export function upToName(folder: string): string[] {
  if (folder === "" || !saysNothing(posix.basename(folder))) return [folder];
  return [folder, ...upToName(posix.dirname(folder).replace(/^\.$/, ""))];
}

/** Returns the name of an album's folder; that of the folder above if the imported one itself is called «WAV». */
export function nameOfFolder(root: string, folder: string): string {
  const named = upToName(folder).at(-1);
  if (named) return posix.basename(named);
  return isFormat(basename(root)) ? basename(dirname(root)) : basename(root);
}
