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
/** A reference or a track number, which only one track of an album has in its name. */
const NUMBERED = /^(?:\p{Lu}{2,5}[ _-]?\d{2,5}|\d{1,3}[\s._-])/u;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Removes the mark of a correction from the end of a name. */
export const withoutCorrectionMark = (name: string) => name.replace(MARK, "");

/** Returns whether a folder's name says that its files correct others. */
export const isOfCorrections = (folder: string) => OF_FOLDER.test(folder);

/**
 * Returns whether the name of a file, or of one of its folders up to the imported one, says that it corrects another.
 */
export function isCorrection(file: SoundFile): boolean {
  const { name, folders } = partsOf(file);
  return MARK.test(name) || folders.some(isOfCorrections);
}

/** Returns the names, without extension, that the file may have that a correction corrects. */
export function namesCorrected(file: SoundFile): string[] {
  const { name } = partsOf(file);
  return [...new Set([withoutCorrectionMark(name), name])];
}

/**
 * Returns whether a correction may correct the file at a path that has its name: the reference of the album stands in
 * both paths, since other albums may have tracks of the same name, and so do the folders of a name without a number,
 * since several tracks may have a `Stems/Bass`.
 */
export function mayCorrect(file: SoundFile, former: string): boolean {
  const { name, folders } = partsOf(file);
  const [reference] = [name, ...folders.toReversed()].flatMap(referencesIn);
  const place = folders.findLastIndex(isOfCorrections);
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
