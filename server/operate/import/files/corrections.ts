import { posix } from "node:path";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { type KnownSound, knownByNames, knownByPath } from "./known-files.ts";
import { withoutExtension } from "./sound-path.ts";

/** A word behind the name of a file that corrects an earlier one: `Delta_CORRECTED`, `Delta (corretto)`. */
const MARK =
  /(?:[\s_]|\s[-\u2013]\s|\s*[([])(?:corrig\p{L}{1,3}|corrected|korrigiert|korrektur|corrett[oa]|corregid[oa]|remplac\p{L}{1,5}|replacement)[)\]]?$/iu;
/** A word in the name of a folder of such files: `CORRECTIF SIL201`, `Corrections`. */
const OF_FOLDER =
  /(?<!\p{L})(?:correcti(?:fs?|ons?|ves?)|corrected|korrektur(?:en)?|correzion[ei]|correcci\p{L}n(?:es)?|replacements?|remplacements?)(?!\p{L})/iu;
/** The reference of an album in a path: letters and a number. */
const REFERENCE = /(?<!\p{L})\p{Lu}{2,5}[ _-]?\d{2,5}(?!\d)/u;

/** Maximum number of names in a notice. */
const MOST_LISTED = 5;
const bare = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Returns the name of the file that a file corrects; null if neither its name nor a folder says that it corrects one. */
export function nameCorrected(relative: string): string | null {
  const folders = relative.normalize("NFC").split("/");
  const name = folders.pop() ?? "";
  const whole = name.slice(0, name.length - posix.extname(name).length);
  const rest = whole.replace(MARK, "");
  return rest !== whole || folders.some((folder) => OF_FOLDER.test(folder)) ? rest : null;
}

/**
 * Returns what earlier imports took from the paths of the files, and what they took from files with these names where
 * a file says that it corrects one. The reference of the album has to be in both paths, since other albums may have
 * tracks of the same name. Both corrections and those for which nothing was found are told.
 */
export async function formerSounds(
  db: Database,
  files: readonly SoundFile[],
  doubts: Notice[],
): Promise<ReadonlyMap<string, KnownSound>> {
  const paths = files.map(({ path }) => path);
  const former = new Map(await knownByPath(db, paths));
  const taken: string[] = [];
  const unknown: string[] = [];
  for (const { path, relative } of files) {
    const name = nameCorrected(relative);
    if (name === null || former.has(path)) continue;
    const [reference] = REFERENCE.exec(posix.basename(relative)) ?? REFERENCE.exec(relative) ?? [];
    const alike = await knownByNames(db, [name, posix.basename(withoutExtension({ relative, path }))]);
    const found = alike.filter(
      (one) => reference !== undefined && one.path !== path && bare(one.path).includes(bare(reference)),
    );
    const [one, ...others] = found;
    if (one && others.length === 0) former.set(path, one);
    (former.has(path) ? taken : unknown).push(relative);
  }
  for (const [key, names] of [
    ["doubtCorrected", taken],
    ["doubtCorrectionNew", unknown],
  ] as const) {
    const values = { names: listedNames(names, MOST_LISTED), count: names.length };
    if (names.length > 0) doubts.push({ key, values });
  }
  return former;
}
