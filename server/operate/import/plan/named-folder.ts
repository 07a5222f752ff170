import { basename, dirname, posix } from "node:path";
import { isFormat } from "#/server/operate/import/files/format-folder.ts";

/** Names of folders within a delivery that say nothing about the album. */
const CONTENT =
  /^(?:music|musiques?|sounds|sons|files|fichiers|tracks|titres|masters?|mixes|full[\s_-]?mix(?:es)?)$/iu;

const saysNothing = (name: string) => isFormat(name) || CONTENT.test(name);

/**
 * Returns the folder and, as long as its name is only a format or a word such as «Music», the folders above it. The
 * last one names the album; "" is the imported folder.
 */
export function upToName(folder: string): string[] {
  if (folder === "" || !saysNothing(posix.basename(folder))) return [folder];
  return [folder, ...upToName(posix.dirname(folder).replace(/^\.$/, ""))];
}

/**
 * Returns the name of an album's folder. If the imported folder itself is called «WAV», returns the name of its parent.
 */
export function nameOfFolder(root: string, folder: string): string {
  const named = upToName(folder).at(-1);
  if (named) return posix.basename(named);
  return isFormat(basename(root)) ? basename(dirname(root)) : basename(root);
}
