import { posix } from "node:path";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { referencesIn } from "./reference-in-name.ts";

const CORRECTED = "corrig\u00e9e?s?|corrected|korrigiert|corrett[oa]|corregid[oa]";
const CORRECTION = "correctif|correction|korrektur|correzione|correcci\u00f3n|replacement|remplacement";
/** A word behind the name of a file that corrects an earlier one: `Delta_CORRECTED`, `Delta (corretto)`. */
const MARK = new RegExp(
  String.raw`(?:(?:[\s_]|\s[-–]\s|\s*[([])(?:${CORRECTED})|(?:\s[-–]\s|\s*[([])(?:${CORRECTION}))[)\]]?$`,
  "iu",
);
/** A word in the name of a folder of such files: `CORRECTIF SIL201`, `Corrections`. */
const OF_FOLDER =
  /(?<!\p{L})(?:correcti(?:fs?|ons?|ves?)|corrected|korrektur(?:en)?|correzion[ei]|correcci(?:\u00f3n|ones)|replacements?|remplacements?)(?!\p{L})/iu;
/** A folder of what came later: `Nachlieferung 18.11`, `UPDATE 2026-11-23`, `SIL201 remaster`, `replace 03`. */
const LATER =
  /(?<!\p{L})(?:nachlieferung(?:en)?|nachtr(?:ag|\u00e4ge)|updates?|mises?[\s_-]\u00e0[\s_-]jour|replace[sd]?|ersatz|remaster(?:s|ed|is\p{L}+)?|(?:new|neue|nouveaux)[\s_-]mix(?:es|e|s|ages)?|compl\u00e9ments?)(?!\p{L})/iu;
/** `(2026 Remaster)`, `_v2`: what such a folder adds to the names of its files. */
const LATER_MARK =
  /(?:[\s_]+|\s[-\u2013]\s|\s*[([])(?:(?:19|20)\d\d[\s_]+)?(?:remaster(?:ed|is\p{L}+)?|new[\s_]mix|v\d{1,2})(?:[\s_]+(?:19|20)\d\d)?[)\]]?$/iu;
/** A reference or a track number, which only one track of an album has in its name. */
const NUMBERED = /^(?:\p{Lu}{2,5}[ _-]?\d{2,5}|\d{1,3}[\s._-])/u;

const REPLACES =
  /(?<!\p{L})(?:replaces?|ersetzt|ersatz(?:[\s_-]f\u00fcr)?|remplace)[\s_-]+(?:(?:no|nr|n\u00b0|track|plage|titel)[\s._-]*)?(\d{1,3})(?!\d)/iu;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Removes the mark of a correction from the end of a name. */
export const withoutCorrectionMark = (name: string) => name.replace(MARK, "");

/** Returns whether a folder's name says that its files correct others. */
export const isOfCorrections = (folder: string) => OF_FOLDER.test(folder);

/** Returns whether a folder's name says that its files came later than others, as new states of them or beside them. */
export const isOfLater = (folder: string) => LATER.test(folder);

/** Returns a name without the marks of a correction, and of a later state if the file lies in a folder of such. */
export function withoutMarks(file: SoundFile, name: string): string {
  const isLater = partsOf(file).folders.some((folder) => isOfLater(folder) || isOfCorrections(folder));
  const rest = isLater ? name.replace(LATER_MARK, "") : name;
  return withoutCorrectionMark(rest === "" ? name : rest);
}

/**
 * Returns whether the name of a file, or of one of its folders up to the imported one, says that it corrects another,
 * and not only that it came later.
 */
export function isSureCorrection(file: SoundFile): boolean {
  const { name, folders } = partsOf(file);
  return MARK.test(name) || folders.some(isOfCorrections);
}

/** Returns the album's reference that a file's name, or else a folder up to the imported one, says. */
export function referenceAbove(file: SoundFile): string | undefined {
  const { name, folders } = partsOf(file);
  return [name, ...folders.toReversed()].flatMap(referencesIn)[0];
}

/** Returns the folder, with its slash, in which that of what came later lies; at most the imported one. */
export function folderAround(file: SoundFile): string {
  const folders = file.relative.split("/").slice(0, -1);
  const isOf = (folder: string) => isOfLater(folder) || isOfCorrections(folder);
  const place = Math.max(
    0,
    folders.findIndex((folder) => isOf(folder.normalize("NFC"))),
  );
  const root = file.path.slice(0, file.path.length - file.relative.length);
  return `${root}${folders
    .slice(0, place)
    .map((folder) => `${folder}/`)
    .join("")}`;
}

/** Returns the number of the track that the nearest folder says its file replaces: `replace 03`. */
export function numberReplaced(file: SoundFile): number | null {
  const found = partsOf(file).folders.flatMap((folder) => REPLACES.exec(folder)?.[1] ?? []);
  return found.length === 0 ? null : Number(found.at(-1));
}

/**
 * Returns whether the name of a file, or of one of its folders up to the imported one, says that it corrects another,
 * or came later than others.
 */
export const isCorrection = (file: SoundFile) =>
  isSureCorrection(file) || partsOf(file).folders.some(isOfLater);

/** Returns the names, without extension, that the file may have that a correction corrects. */
export function namesCorrected(file: SoundFile): string[] {
  const { name } = partsOf(file);
  return [...new Set([withoutMarks(file, name), name])];
}

/**
 * Returns whether a correction may correct the file at a path that has its name: the reference of the album stands in
 * both paths, since other albums may have tracks of the same name, and so do the folders of a name without a number,
 * since several tracks may have a `Stems/Bass`.
 */
export function mayCorrect(file: SoundFile, former: string): boolean {
  const { name, folders } = partsOf(file);
  const reference = referenceAbove(file);
  const place = folders.findLastIndex((folder) => isOfCorrections(folder) || isOfLater(folder));
  const inner = place < 0 ? folders.slice(-2) : folders.slice(place + 1);
  const others = posix.dirname(former).normalize("NFC").split("/");
  const isSamePlace = inner.every(
    (folder, depth) => bare(folder) === bare(others.at(depth - inner.length) ?? ""),
  );
  return (
    file.path !== former &&
    reference !== undefined &&
    referencesIn(former).includes(reference) &&
    (NUMBERED.test(name) || isSamePlace)
  );
}

/** Splits a path into the file's name without extension and its folders, from the imported one on. */
function partsOf({ path, relative }: SoundFile) {
  const parts = path.normalize("NFC").split("/");
  const folders = parts.slice(-relative.split("/").length - 1);
  const name = folders.pop() ?? "";
  return { name: name.slice(0, name.length - posix.extname(name).length), folders };
}
