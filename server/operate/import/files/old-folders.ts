import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { stemOf } from "./superseded-files.ts";
import type { FoundFolder } from "./walk-folder.ts";

/** `old`, `_archive`, `vieux`, `Anciennes versions`: what is kept and no longer meant; an album may be called so too. */
const OLD =
  /^[_\W]*(?:olds?|older|old[\s_-](?:versions?|mixes)|vieux|vieilles?(?:[\s_-]versions?)?|anciens?|anciennes?(?:[\s_-]versions?)?|archiv(?:es?)?|archived|backups?|bak|sauvegardes?|obsol\p{L}tes?)[_\W]*$/iu;
/** Names that no album has. */
const REJECTED =
  /^[_\W]*(?:do[\s_-]?not[\s_-]?use|ne[\s_-]pas[\s_-]utiliser|(?:not|non)[\s_-](?:used|utilis\p{L}e?s?)|unused|trash|corbeille|poubelle)[_\W]*$/iu;

interface Sorted {
  folders: FoundFolder[];
  /** Folders that were left aside. */
  left: Notice[];
  /** Folders with such a name that were imported nevertheless. */
  doubts: Notice[];
}

/** A name as compared: without a number before it, signs and a revision behind it. */
const comparable = (stem: string) =>
  fold(posix.basename(stem))
    .replace(/^\d{1,3}[\s._-]+/, "")
    .replace(/(?:[\s_-]+(?:v\d{1,2}|old|final|mix|draft))+$/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Leaves folders of old things aside where that is beyond doubt: their name begins with a line (`_archive`) or says that
 * they are rejected, or each of their sounds has the name of one outside, in the folder above. One that the sheet names,
 * and one without other music beside it, is an album like another. `files` are those that the rows name.
 */
export function withoutOldFolders(found: readonly FoundFolder[], files: readonly string[]): Sorted {
  const named = files.map((file) => fold(file).replaceAll("\\", "/"));
  const sorted: Sorted = { folders: [...found], left: [], doubts: [] };
  const tops = new Set(found.flatMap(({ relative }) => oldPart(relative) ?? []));
  for (const top of tops) {
    const isInside = ({ relative }: FoundFolder) => relative === top || relative.startsWith(`${top}/`);
    const inside = found.filter(isInside).flatMap(({ sounds }) => sounds);
    const parent = posix.dirname(top).replace(/^\.$/, "");
    const isBeside = (folder: FoundFolder) =>
      !isInside(folder) &&
      (parent === "" || folder.relative === parent || folder.relative.startsWith(`${parent}/`));
    const beside = found.filter(isBeside).flatMap(({ sounds }) => sounds);
    const name = posix.basename(top);
    if (inside.length === 0 || named.some((file) => file.includes(`${fold(name)}/`))) continue;
    const names = new Set(beside.map((file) => comparable(stemOf(file))));
    const isBeyondDoubt =
      REJECTED.test(name) ||
      name.startsWith("_") ||
      inside.every((file) => names.has(comparable(stemOf(file))));
    const values = { folder: top, count: inside.length };
    if (beside.length > 0 && isBeyondDoubt) {
      sorted.left.push({ key: "folderLeftAside", values });
      const emptied = { sounds: [], covers: [], foreign: [] };
      sorted.folders = sorted.folders.map((one) => (isInside(one) ? { ...one, ...emptied } : one));
    } else sorted.doubts.push({ key: "doubtOldFolder", values });
  }
  return sorted;
}

/** Returns a path up to its first folder that is called old; null for any other. */
function oldPart(relative: string): string | null {
  const parts = relative.split("/");
  const place = parts.findIndex(
    (part) => OLD.test(part.normalize("NFC")) || REJECTED.test(part.normalize("NFC")),
  );
  return place < 0 ? null : parts.slice(0, place + 1).join("/");
}
