import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { ORDERS, REJECTED_WORDS } from "./rejected-words.ts";
import { withoutExtension } from "./sound-path.ts";
import { countsOf, NOTHING_BELOW, soundsBelow } from "./sounds-below.ts";
import type { FoundFolder } from "./walk-folder.ts";

/**
 * Names of folders with old files: `old`, `_archive`, `vieux`, `Anciennes versions`. An album may have such a name too.
 */
const OLD =
  /^[_\W]*(?:olds?|older|old[\s_-](?:versions?|mixes)|vieux|vieilles?(?:[\s_-]versions?)?|anciens?|anciennes?(?:[\s_-]versions?)?|archiv(?:es?|io|os?)?|archived|backups?|bak|(?:copies?[\s_-]de[\s_-])?sauvegardes?|copias?[\s_-]de[\s_-]seguridad|copie[\s_-]di[\s_-]sicurezza|sicherungs?(?:kopien?)?|obsol\p{L}t[eo]s?|alte[\s_-](?:versionen|fassungen|mixe)|vecchi[eo]?|vecchie[\s_-]versioni|viej[ao]s?|antigu[ao]s?|versiones[\s_-]antiguas|sessions?|rough[\s_-]mixes)[_\W]*$/iu;
/** Old mixes, in either order: «anciens mix», «Vecchi mix», «mezclas antiguas». */
const AGED =
  "old(?:er)?|former|previous|vieux|vieilles?|anciens?|anciennes?|alte[rns]?|fr\\p{L}here|vecchi[eo]?|precedenti|viej[ao]s|antigu[ao]s|anteriores";
const MIXES =
  "mix(?:es|e|s|ages?)?|bounces?|mezclas|versions|versionen|fassungen|versioni|versiones|abmischungen|missaggi";
/** Names of folders with rejected files; some of these words may also be in the title of a track. */
const REJECTED_NAMES = [
  REJECTED_WORDS,
  "trash|corbeille|poubelle|rejects?|refus\\p{L}{1,3}|rejet\\p{L}{1,3}|rebuts?|outdated",
  "\\p{L}cart\\p{L}{1,2}s|p\\p{L}rim\\p{L}{1,2}s|remplac\\p{L}{1,2}s",
  "cestino|superat[aeio]|papierkorb|ausschuss|\\p{L}berholte?s?|veraltete?s?|reemplazad[ao]s|papelera",
  "(?:session|rough)[\\s_-](?:prints?|bounces|files)|bounced[\\s_-]files|session[\\s_-]audio",
  "\\p{Lu}{2,5}[ _-]?\\d{2,5}[\\s_-]+(?:rejects|refus\\p{L}{1,3}|rejected|unused|scartati|verworfen|descartados)",
  `(?:${AGED})[\\s_-]+(?:${MIXES})|(?:${MIXES})[\\s_-]+(?:${AGED})`,
].join("|");
/** Words that name no music: they may stand beside one of the words above. */
const NEUTRAL = `(?:${MIXES}|masters?|tracks?|titres|files|fichiers|takes?|prises|wavs?|mp3s?|final|v\\d{1,2}|\\d{1,8})`;
/**
 * Names of folders with rejected or replaced files, and of those in which studio programs keep takes: the whole name
 * (`masters_v1_SUPERSEDED`), a part that a dash or bracket sets off (`Rives - rejected`), or an order. No album has
 * such a name. What follows an order is set off, since a title may begin with one.
 */
const REJECTED = [
  String.raw`^[_\W]*(?:${NEUTRAL}[_\W]+){0,4}(?:${REJECTED_NAMES})(?:[_\W]+${NEUTRAL}){0,4}[_\W]*$`,
  String.raw`(?<=\p{L}.*)(?:\s[-\u2013\u2014]+\s|\s?[([])\s?(?:${REJECTED_NAMES})[_\W]*$`,
  String.raw`^[_\W]*(?:${REJECTED_NAMES})\s[-\u2013\u2014]+\s`,
  String.raw`(?<![\p{L}\p{N}])(?:${ORDERS}|pour[\s_-]m\p{L}moire)[_\s]*(?:$|[^_\s\p{L}\p{N}'\u2019])`,
].map((pattern) => new RegExp(pattern, "iu"));
const isRejected = (name: string) => REJECTED.some((pattern) => pattern.test(name));
/** A reference and a word alone: the word may be the album's title, as in `SIL 204 - Rejected`. */
const TITLED = /^(\p{Lu}{2,5}[ _-]?\d{2,5})[\s_-]+\p{L}+$/u;
/** Names of folders with sketches and with music of others; inside an album's folder they are none of its music. */
const SKETCHES =
  /^[_\W]*(?:provin[io]|provinacci|maquettes?|demos?|entw\p{L}rfe|skizzen|maquetas?|bocetos?|refs?|references?|r\p{L}f\p{L}rences?|referenzen|riferimenti|referencias?|temp[\s_-](?:tracks?|love|music))[_\W]*$/iu;

interface SortedFolders {
  folders: FoundFolder[];
  /** Folders that are not imported. */
  left: Notice[];
  /** Folders with the name of an old one that are imported nevertheless. */
  doubts: Notice[];
}

/** Returns a name for comparison: without a leading number, a revision and what is said of it, and punctuation. */
const comparable = (stem: string) =>
  fold(posix.basename(stem))
    .replace(/^\d{1,3}[\s._-]+/, "")
    .replace(/[\s_-]v\d{1,2}(?![\p{L}\p{N}]).*$/u, "")
    .replace(/(?:[\s_-]+(?:old|final|(?:mix|mezcla|mixage)[\s_-]?\d{0,2}|draft))+$/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Leaves out folders of old files where there is no doubt: their name begins with an underscore (`_archive`) or says
 * that the files are rejected, they hold sketches of an album, or each of their sounds has the same name as one
 * elsewhere below the parent folder. A folder that the sheet names, or that has no other music beside it, is an album
 * like any other. `files` are the file names in the rows of the sheet.
 */
export function withoutOldFolders(found: readonly FoundFolder[], files: readonly string[]): SortedFolders {
  const named = new Set(files.flatMap((file) => fold(file).replaceAll("\\", "/").split("/").slice(0, -1)));
  const tops = Map.groupBy(
    found.map(({ relative, sounds }) => ({ top: oldPart(relative), relative, sounds })),
    ({ top }) => top,
  );
  const isBesideSounds = tops.get(null)?.some(({ relative, sounds }) => relative === "" && sounds.length > 0);
  const topNames = [...tops.keys()].filter((top) => top !== null);
  const below = soundsBelow(found, new Set(topNames.map(parentOf)), {
    nameOf,
    references: new Set(topNames.flatMap((top) => referenceOf(posix.basename(top).normalize("NFC")) ?? [])),
  });
  const isLeft = new Set<string>();
  const [left, doubts]: [Notice[], Notice[]] = [[], []];
  for (const [top, folders] of tops) {
    const inside = folders.flatMap(({ sounds }) => sounds);
    if (top === null || inside.length === 0) continue;
    const name = posix.basename(top).normalize("NFC");
    if (named.has(fold(name))) continue;
    const parent = parentOf(top);
    const around = below.get(parent) ?? NOTHING_BELOW;
    const inNames = countsOf(inside.map(nameOf));
    const isBeside = (file: SoundFile) =>
      (around.names.get(nameOf(file)) ?? 0) > (inNames.get(nameOf(file)) ?? 0);
    // A folder of an album lies inside another, or beside the sounds of the delivery.
    const isOfAlbum = parent !== "" || isBesideSounds === true;
    const isBeyondDoubt =
      (isRejected(name) && !isTitle(name, inside, around.references)) ||
      name.startsWith("_") ||
      (SKETCHES.test(name) && isOfAlbum) ||
      inside.every(isBeside);
    const values = { folder: top, count: inside.length };
    if (around.count > inside.length && isBeyondDoubt) {
      left.push({ key: "folderLeftAside", values });
      isLeft.add(top);
    } else doubts.push({ key: "doubtOldFolder", values });
  }
  const folders = [...tops].flatMap(([top, inside]) => (top && isLeft.has(top) ? inside : []));
  const emptied = new Set(folders.map(({ relative }) => relative));
  const empty = { sounds: [], covers: [], foreign: [] };
  return {
    folders: found.map((one) => (emptied.has(one.relative) ? { ...one, ...empty } : one)),
    left,
    doubts,
  };
}

const parentOf = (folder: string) => posix.dirname(folder).replace(/^\.$/, "");
const nameOf = (file: SoundFile) => comparable(withoutExtension(file));

/**
 * Returns whether a word for rejected files is the title of an album or a track: no other file has its reference, or
 * all the files inside are called after it. `references` counts the files, inside and beside, that have a reference.
 */
function isTitle(
  name: string,
  inside: readonly SoundFile[],
  references: ReadonlyMap<string, number>,
): boolean {
  const reference = referenceOf(name);
  const isOwn = reference !== null && (references.get(reference) ?? 0) <= inside.length;
  const title = comparable(name);
  return (
    isOwn || inside.every((file) => title !== "" && comparable(withoutExtension(file)).startsWith(title))
  );
}

/** Returns the reference before a word alone, for comparison; null if there is none. */
function referenceOf(name: string): string | null {
  const [, reference] = TITLED.exec(name) ?? [];
  return reference === undefined ? null : bare(reference);
}

/** Returns whether a folder has the name of an old or rejected one, or lies in one. */
export const isOldFolder = (relative: string) => oldPart(relative) !== null;

/** Returns a path up to its first folder with the name of an old or rejected one; null if it has none. */
function oldPart(relative: string): string | null {
  const parts = relative.split("/");
  const place = parts.findIndex((part) => {
    const name = part.normalize("NFC");
    return OLD.test(name) || SKETCHES.test(name) || isRejected(name);
  });
  return place < 0 ? null : parts.slice(0, place + 1).join("/");
}
