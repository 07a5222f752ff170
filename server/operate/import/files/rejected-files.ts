import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { ORDERS, REJECTED_WORDS } from "./rejected-words.ts";
import { withoutExtension } from "./sound-path.ts";
import type { FoundFolder } from "./walk-folder.ts";

/** Words behind the name of a file that is no part of a delivery; set off, since a title may end with one of them. */
const WORDS = [
  REJECTED_WORDS,
  ORDERS,
  "sbagliat\\p{L}|(?:wrong|bad|mauvais|falscher)[\\s_-]mix|mix[\\s_-](?:sbagliato|equivocad[ao])|mezcla[\\s_-]equivocada",
  "master[\\s_-]ref|ref(?:erence)?[\\s_-](?:mix|master|track|only)|for[\\s_-]reference(?:[\\s_-]only)?|nur[\\s_-](?:als[\\s_-])?referenz|pour[\\s_-]r\\p{L}f\\p{L}rence",
  "all[\\s_-]tracks|tous[\\s_-]les[\\s_-]titres|alle[\\s_-]titel|tutti[\\s_-]i[\\s_-]brani|todas[\\s_-]las[\\s_-]pistas",
].join("|");
const REJECTED = new RegExp(String.raw`(?:_|\s[-–—]\s|[([]\s*)(?:${WORDS})[\s_)\]]*$`, "iu");
/** An order in capitals, which needs no sign before it: `bounce test DO NOT USE`. */
const SHOUTED = new RegExp(String.raw`\s(${ORDERS})[\s_)\]!]*$`, "iu");
/** Track numbers and references alone: what follows them is the title, as in `01_Rejected` and `SIL201_04_Unused`. */
const ONLY_NUMBER = /^(?:\d{1,3}|\p{Lu}{2,5}[ _-]?\d{2,5})(?:[\s_.-]+\d{1,3})*[\s_.-]*$/u;
/** `album sampler (all tracks)`: one file of extracts. */
const SAMPLER = /(?:^|[\s_([-])album[\s_-]sampler(?=$|[\s_)\]-])/iu;
/** A listening copy of the file with the rest of the name. */
const PREVIEW =
  /(?:_|\s[-–—]\s|\s*[([]\s*)(?:preview|pr\p{L}-?\p{L}coute|anteprima|vorschau|h\p{L}rprobe)[)\]]?$/iu;

/** Maximum number of names in the notice. */
const MOST_LISTED = 5;

/**
 * Leaves out files whose names say that they are rejected, extracts of others or listening copies of a file beside
 * them, unless the sheet names them or there is no other music. `named` are the file names in the rows of the sheet.
 */
export function withoutRejectedFiles(
  folders: readonly FoundFolder[],
  named: readonly string[],
): { folders: FoundFolder[]; left: Notice[] } {
  const inSheet = new Set(named.map((file) => lastPart(fold(file))));
  const left: string[] = [];
  const sorted = folders.map((folder) => {
    const names = new Set(folder.sounds.map((file) => fold(withoutExtension(file))));
    const isLeft = (file: SoundFile) => {
      const name = withoutExtension(file);
      const isExtract = isRejected(posix.basename(name)) || SAMPLER.test(posix.basename(name));
      const isPreview = PREVIEW.test(name) && names.has(fold(name.replace(PREVIEW, "")));
      const isInSheet = [file.relative, name].some((one) => inSheet.has(lastPart(fold(one))));
      return (isExtract || isPreview) && !isInSheet;
    };
    left.push(...folder.sounds.filter(isLeft).map(({ relative }) => relative));
    return { ...folder, sounds: folder.sounds.filter((file) => !isLeft(file)) };
  });
  if (left.length === 0 || !sorted.some(({ sounds }) => sounds.length > 0))
    return { folders: [...folders], left: [] };
  const values = { names: listedNames(left, MOST_LISTED), count: left.length };
  return { folders: sorted, left: [{ key: "filesLeftAside", values }] };
}

function isRejected(name: string): boolean {
  const shouted = SHOUTED.exec(name);
  const isOrder = shouted !== null && isUpper(shouted[0]) && !isUpper(name.slice(0, shouted.index));
  const match = isOrder ? shouted : REJECTED.exec(name);
  return match !== null && !ONLY_NUMBER.test(name.slice(0, match.index));
}

const isUpper = (text: string) => text === text.toUpperCase();

const lastPart = (path: string) => path.replaceAll("\\", "/").split("/").at(-1) ?? "";
