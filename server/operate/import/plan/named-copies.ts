import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { KnownFile } from "./known-file.ts";
import { withUnderscoresAsSpaces } from "./words-of-name.ts";

const COPY = "copy|copie|kopie|copia";
const IN_CONFLICT =
  "conflicted copy|copie en conflit|conflit(?:s)? de synchro|in konflikt stehende kopie|copia in conflitto|copia en conflicto";
/** What systems put before or behind the name of a file that they copy. */
const MARKS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:${COPY})(?:[\s_]*[([]?\d{1,2}[)\]]?)?[\s_]+(?:of|de|von|di)[\s_]+|^(?:${COPY})[\s_]+d['\u2019]`,
    "iu",
  ),
  new RegExp(String.raw`[\s_]*[([][^()[\]]*(?:${IN_CONFLICT})[^()[\]]*[)\]]$`, "iu"),
  new RegExp(String.raw`[\s_]*(?:[-–][\s_]*|[\s_])(?:${COPY})(?:[\s_]*[([]?\d{1,2}[)\]]?)?$`, "iu"),
  new RegExp(String.raw`[\s_]*[([](?:${COPY})(?:[\s_]*\d{1,2})?[)\]]$`, "iu"),
];

/**
 * Returns the files that are called copies of another file, each with that file, in any of the folders: `Delta -
 * Kopie`, `Copie de Delta`, `Delta (Bea's conflicted copy 2026-01-30)`. Without the other file the words are a title.
 */
export function namedCopies(files: readonly SoundFile[]): Map<SoundFile, SoundFile> {
  const nameOf = (file: SoundFile) => posix.basename(withoutExtension(file));
  const byName = Map.groupBy(files, (file) => withUnderscoresAsSpaces(nameOf(file)));
  const copies = new Map<SoundFile, SoundFile>();
  for (const file of files) {
    const mark = MARKS.find((one) => one.test(nameOf(file)));
    const originals = mark ? (byName.get(withUnderscoresAsSpaces(nameOf(file).replace(mark, ""))) ?? []) : [];
    const beside = originals.find((one) => posix.dirname(one.relative) === posix.dirname(file.relative));
    const original = beside ?? originals[0];
    if (original && original !== file) copies.set(file, original);
  }
  return copies;
}

/**
 * Returns the files in a folder that is called a copy of one beside it, `Kopie von CD2` or `CD2 copy`, if a file of their
 * name lies there.
 */
export function copiesByFolder(files: readonly SoundFile[]): ReadonlySet<SoundFile> {
  const paths = new Set(files.map(({ relative }) => withUnderscoresAsSpaces(relative)));
  const isCopy = ({ relative }: SoundFile) => {
    const folder = posix.dirname(relative);
    const name = posix.basename(folder);
    const mark = MARKS.find((one) => one.test(name));
    const original = mark && name.replace(mark, "");
    if (!original) return false;
    const beside = posix.join(posix.dirname(folder), original, posix.basename(relative));
    return paths.has(withUnderscoresAsSpaces(beside));
  };
  return new Set(files.filter(isCopy));
}

/**
 * Returns the copies among files without a row, each with its original among all `others`. A copy has the tags of its
 * original: «Carbon Copy» beside «Carbon», with titles of their own, is a track.
 */
export function copiesAmong(
  files: readonly Pick<KnownFile, "file">[],
  others: readonly Pick<KnownFile, "file" | "tags">[],
): Map<SoundFile, SoundFile> {
  const undescribed = new Set(files.map(({ file }) => file));
  const titles = new Map(others.map(({ file, tags }) => [file, tags.title && fold(tags.title)]));
  const isCopy = ([file, original]: [SoundFile, SoundFile]) =>
    undescribed.has(file) && (!titles.get(file) || titles.get(file) === titles.get(original));
  return new Map([...namedCopies([...titles.keys()])].filter(isCopy));
}

/** `Delta 1`, `Delta (2)`: numbers that systems put behind the name of a copy, and that titles may have too. */
const NUMBER = /^(.+?)[\s_]*(?:[([]\d{1,2}[)\]]|[\s_]\d{1,2})$/u;

/** Returns the path of a file without such a number and its extension; null if it has none. */
export const pathBeforeNumber = (file: SoundFile): string | null =>
  NUMBER.exec(withoutExtension(file))?.[1] ?? null;
