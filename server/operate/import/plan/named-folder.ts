import { basename, dirname, posix } from "node:path";
import { isFormat, withoutFormatOrRates } from "#/server/operate/import/files/format-folder.ts";

/** Names of folders within a delivery that say nothing about the album: those of its whole tracks. */
const CONTENT =
  /^(?:music|musiques?|musica|m\p{L}sica|musik|sounds|sons|files|fichiers|tracks|titres|brani|masters?|masterings?|finals|final[\s_-](?:mixes|masters)|bounces|mixes|mixe|mains?|(?:main|full)[\s_-]?(?:mix(?:es|e)?|versions?)|haupt(?:mixe|versionen)|versions?[\s_-]principales|versioni[\s_-]principali|versiones[\s_-]principales)$/iu;

/** Returns whether a folder is named only after a format or such content. */
export const saysNothing = (name: string) =>
  isFormat(name) || CONTENT.test(withoutFormatOrRates(name).normalize("NFC"));

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
