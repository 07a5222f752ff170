import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { withoutExtension } from "./sound-path.ts";
import type { FoundFolder } from "./walk-folder.ts";

/** Extensions of the projects of studio programs. Some are folders that hold the takes too (`Rives.logicx`). */
const PROJECT =
  /\.(?:pt[sfx]|cpr|npr|logicx|logic|als|rpp|flp|song|band|aup3?|sesx|bwproject|dawproject|reason|omf)$/i;
/** Names of the folders in which those programs keep takes and mixes. */
const OF_TAKES =
  /^[_\W]*(?:audio(?:[\s_-]?files)?|samples|media|recorded|recordings|imported|processed|freeze|freezing|edits|bounces|bounced[\s_-]files|rendered[\s_-]files|renders?|clip[\s_-]groups|session[\s_-]file[\s_-]backups|fade[\s_-]files|takes?)[_\W]*$/iu;
/**
 * Names of the folders in which people put finished music: «Masters», «02 - Mixes WAV». Programs keep no takes there.
 */
const OF_MUSIC =
  /^[_\W]*(?:\d{1,2}[_\W]+)?(?:(?:masters?|mastering|mix|mixes|mixdowns?|mixages?|finals?|exports?|livraisons?|deliver(?:y|ies|ables)|wavs?|aiffs?|flacs?|mp3s?|v?\d{1,2})(?:[_\W]+|$))+$/iu;
/** Names of a whole project: «PT Session», «Projekt_Cubase», «Rives Project». */
const NAMED =
  /(?<!\p{L})(?:sessions?|projects?|projets?|projekte?|progett[oi]|proyectos?|pro[\s_-]?tools|pt|cubase|nuendo|logic(?:[\s_-]pro)?|ableton|reaper|studio[\s_-]one|bitwig)(?!\p{L})/giu;

/** A row of the sheet, which may find its file by its title. */
interface StatedRow {
  file: string;
  title: string | null;
  isFoundByTitle?: boolean;
}

/**
 * Leaves out the takes of studio programs: what lies below a project that is a folder, below the folder of a project
 * that is called like one except in its folders of finished music, or in the program's own folders beside a project.
 * Music that lies nowhere else is an album's, and so is a folder of which the sheet names files or has titles.
 */
export function withoutStudioFolders(
  found: readonly FoundFolder[],
  rows: readonly StatedRow[],
): { folders: FoundFolder[]; left: Notice[] } {
  const files = rows.map(({ file }) => fold(file).replaceAll("\\", "/"));
  const named = new Set(files.flatMap((file) => file.split("/").slice(0, -1)));
  const inSheet = new Set(files.map((file) => posix.basename(file)));
  const titles = new Set(rows.flatMap((row) => (row.isFoundByTitle && row.title ? titleIn(row.title) : [])));
  const left: Notice[] = [];
  let folders = [...found];
  const { tops, whole } = studioFolders(found);
  const isOf = (path: string, top: string) =>
    isBelow(path, top) && !(whole.has(top) && isOfMusic(path.slice(top.length)));
  const ofNoProject = found.filter(({ relative }) => !tops.some((top) => isOf(relative, top)));
  for (const top of tops) {
    const isInside = ({ relative }: FoundFolder) => isOf(relative, top);
    const inside = soundsOf(folders.filter(isInside));
    if (inside.length === 0 || named.has(fold(posix.basename(top)))) continue;
    const album = albumAround(top);
    const beside = soundsOf(ofNoProject.filter(({ relative }) => isBelow(relative, album)));
    const isDelivery = /audio|media/i.test(posix.basename(top)) && haveNameInCommon(inside, beside);
    const isNamedAlone = (file: SoundFile) => {
      const names = [posix.basename(file.relative), posix.basename(withoutExtension(file))];
      const title = titleOf(file);
      return (
        (names.some((name) => inSheet.has(fold(name))) && !haveNameInCommon([file], beside)) ||
        (titles.has(title) && !beside.some((one) => titleOf(one) === title))
      );
    };
    if (beside.length === 0 || isDelivery || inside.some(isNamedAlone)) continue;
    left.push({ key: "studioLeftAside", values: { folder: top, count: inside.length } });
    folders = folders.map((one) => (isInside(one) ? { ...one, sounds: [], covers: [], foreign: [] } : one));
  }
  return { folders, left };
}

/**
 * Returns the paths of folders that hold what a studio program works with, those further up first, and whole projects.
 */
function studioFolders(found: readonly FoundFolder[]): { tops: string[]; whole: ReadonlySet<string> } {
  const paths = [...new Set(found.flatMap(({ relative }) => withFoldersAbove(relative)))];
  const packages = paths.filter((path) => PROJECT.test(path));
  const projects = found.filter(
    ({ relative, others, foreign }) =>
      [...others, ...foreign].some((file) => PROJECT.test(file)) ||
      packages.some((path) => posix.dirname(path) === (relative || ".")),
  );
  const places = new Set([
    ...projects.map(({ relative }) => relative),
    ...packages.map((path) => posix.dirname(path).replace(/^\.$/, "")),
  ]);
  const ofTakes = paths.filter(
    (path) => places.has(posix.dirname(path).replace(/^\.$/, "")) && OF_TAKES.test(posix.basename(path)),
  );
  const whole = [...places].filter((place) => {
    const name = posix.basename(place).normalize("NFC");
    const hasOwn = found.some(({ relative, sounds }) => relative === place && sounds.length > 0);
    return isNamed(name) && (!hasOwn || !/\p{L}/u.test(name.replace(NAMED, "")));
  });
  const tops = new Set([...whole, ...packages, ...ofTakes]);
  return { tops: [...tops].toSorted((one, other) => one.length - other.length), whole: new Set(whole) };
}

/** Returns whether a path below a project leads into a folder of finished music, and into none of takes. */
function isOfMusic(path: string): boolean {
  const names = path.split("/").filter(Boolean);
  return (
    names.some((name) => OF_MUSIC.test(name)) &&
    !names.some((name) => OF_TAKES.test(name) || PROJECT.test(name))
  );
}

const isNamed = (name: string) => name !== name.replace(NAMED, "");
const isBelow = (path: string, folder: string) =>
  folder === "" || path === folder || path.startsWith(`${folder}/`);
const soundsOf = (folders: readonly FoundFolder[]) => folders.flatMap(({ sounds }) => sounds);

/** Returns a path and those of all folders above it: `a/b` and `a`. */
const withFoldersAbove = (path: string) =>
  path.split("/").flatMap((part, depth, parts) => (part ? parts.slice(0, depth + 1).join("/") : []));

/**
 * Returns the folder of the album whose project lies in a folder: the first above that is not called like a project.
 */
function albumAround(top: string): string {
  const above = withFoldersAbove(top).slice(0, -1).reverse();
  return above.find((path) => !isNamed(posix.basename(path).normalize("NFC"))) ?? "";
}

/** Returns whether a sound in one folder has the name of one in the other, as in `Audio` beside `MP3`. */
function haveNameInCommon(some: readonly SoundFile[], others: readonly SoundFile[]): boolean {
  const nameOf = (file: SoundFile) => fold(posix.basename(withoutExtension(file)));
  const names = new Set(others.map(nameOf));
  return some.some((file) => names.has(nameOf(file)));
}

/** Returns a title without a number before it, for comparison. */
const titleIn = (name: string) =>
  fold(name)
    .replace(/^\d{1,3}[\s._-]+/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
const titleOf = (file: SoundFile) => titleIn(posix.basename(withoutExtension(file)));
