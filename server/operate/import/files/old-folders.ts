import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { withoutExtension } from "./sound-path.ts";
import type { FoundFolder } from "./walk-folder.ts";

/**
 * Names of folders with old files: `old`, `_archive`, `vieux`, `Anciennes versions`. An album may have such a name too.
 */
const OLD =
  /^[_\W]*(?:olds?|older|old[\s_-](?:versions?|mixes)|vieux|vieilles?(?:[\s_-]versions?)?|anciens?|anciennes?(?:[\s_-]versions?)?|archiv(?:es?|io|os?)?|archived|backups?|bak|sauvegardes?|obsol\p{L}t[eo]s?|alte[\s_-](?:versionen|fassungen|mixe)|vecchi[eo]?|vecchie[\s_-]versioni|viej[ao]s?|antigu[ao]s?|versiones[\s_-]antiguas|sessions?|rough[\s_-]mixes)[_\W]*$/iu;
const REJECTED_NAMES = [
  "do[\\s_-]?not[\\s_-]?use|ne[\\s_-]pas[\\s_-]utiliser|(?:not|non)[\\s_-](?:used|utilis\\p{L}e?s?)|unused|trash|corbeille|poubelle",
  "rejects?|rejected|refus\\p{L}{1,3}|rejet\\p{L}{1,3}|rebuts?|\\p{L}[\\s_-](?:jeter|supprimer)|to[\\s_-]delete",
  "da[\\s_-](?:cancellare|buttare)|scart[oi]|cestino|non[\\s_-]usare|nicht[\\s_-](?:verwenden|benutzen)|papierkorb|zu[\\s_-]l\\p{L}schen|ausschuss",
  "descartad[ao]s|papelera|no[\\s_-]usar|por[\\s_-]borrar",
  "(?:session|rough)[\\s_-](?:prints?|bounces|files)|bounced[\\s_-]files|session[\\s_-]audio",
].join("|");
/** Names of folders with rejected files, and of those in which studio programs keep takes. No album has such a name. */
const REJECTED = new RegExp(String.raw`^[_\W]*(?:${REJECTED_NAMES})[_\W]*$`, "iu");

interface SortedFolders {
  folders: FoundFolder[];
  /** Folders that are not imported. */
  left: Notice[];
  /** Folders with the name of an old one that are imported nevertheless. */
  doubts: Notice[];
}

/** Returns a name for comparison: without a leading number, a revision at the end and punctuation. */
const comparable = (stem: string) =>
  fold(posix.basename(stem))
    .replace(/^\d{1,3}[\s._-]+/, "")
    .replace(/(?:[\s_-]+(?:v\d{1,2}|old|final|mix\d{0,2}|draft))+$/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Leaves out folders of old files where there is no doubt: their name begins with an underscore (`_archive`) or says
 * that the files are rejected, or each of their sounds has the same name as one elsewhere below the parent folder. A
 * folder that the sheet names, or that has no other music beside it, is an album like any other. `files` are the file
 * names in the rows of the sheet.
 */
export function withoutOldFolders(found: readonly FoundFolder[], files: readonly string[]): SortedFolders {
  const named = new Set(files.flatMap((file) => fold(file).replaceAll("\\", "/").split("/").slice(0, -1)));
  const sorted: SortedFolders = { folders: [...found], left: [], doubts: [] };
  const tops = new Set(found.flatMap(({ relative }) => oldPart(relative) ?? []));
  for (const top of tops) {
    const isInside = ({ relative }: FoundFolder) => relative === top || relative.startsWith(`${top}/`);
    const inside = found.filter(isInside).flatMap(({ sounds }) => sounds);
    const name = posix.basename(top).normalize("NFC");
    if (inside.length === 0 || named.has(fold(name))) continue;
    const parent = posix.dirname(top).replace(/^\.$/, "");
    const isBeside = (folder: FoundFolder) =>
      !isInside(folder) &&
      (parent === "" || folder.relative === parent || folder.relative.startsWith(`${parent}/`));
    const beside = found.filter(isBeside).flatMap(({ sounds }) => sounds);
    const names = new Set(beside.map((file) => comparable(withoutExtension(file))));
    const isBeyondDoubt =
      REJECTED.test(name) ||
      name.startsWith("_") ||
      inside.every((file) => names.has(comparable(withoutExtension(file))));
    const values = { folder: top, count: inside.length };
    if (beside.length > 0 && isBeyondDoubt) {
      sorted.left.push({ key: "folderLeftAside", values });
      const emptied = { sounds: [], covers: [], foreign: [] };
      sorted.folders = sorted.folders.map((one) => (isInside(one) ? { ...one, ...emptied } : one));
    } else sorted.doubts.push({ key: "doubtOldFolder", values });
  }
  return sorted;
}

/** Returns a path up to its first folder with the name of an old or rejected one; null if it has none. */
function oldPart(relative: string): string | null {
  const parts = relative.split("/");
  const place = parts.findIndex(
    (part) => OLD.test(part.normalize("NFC")) || REJECTED.test(part.normalize("NFC")),
  );
  return place < 0 ? null : parts.slice(0, place + 1).join("/");
}
