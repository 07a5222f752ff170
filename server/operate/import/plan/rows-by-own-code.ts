import { posix } from "node:path";
import { versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import { versionOfSuffix } from "#/server/operate/import/sheet/suffix-key.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { trackOfRow } from "./paired-versions.ts";
import { withoutIsrc } from "./rows-by-code.ts";

/** `QSE-014-01_60`, `QSE014_01-INST`: a code that ends with a number, and a version behind it. */
const WITH_VERSION = /^(.*\d)[ _-]+(\p{L}[\p{L}\d -]*|\d{2,3})$/u;

interface CalledFile {
  file: SoundFile;
  /** Version behind the code; null for the code alone. */
  version: Pick<NonNullable<SheetRow["version"]>, "kind" | "label"> | null;
}

/**
 * Returns the rows of a sheet without file names, by path, that a code of their own joins to a file: the reference, or
 * the value of a column such as «Track ID», is the file's name, spelling and leading zeros aside (`QSE-014-01.wav`,
 * `qse014_1_60.wav`). Codes of several tracks are the album's, and names that several folders have are nobody's.
 */
export function rowsByOwnCode(rows: readonly SheetRow[], files: readonly SoundFile[]): Map<string, SheetRow> {
  const found = new Map<string, SheetRow>();
  for (const [keyOfCode, keyOfName] of KEYS) {
    const called = calledFiles(files, rows, keyOfName);
    const coded = rows.flatMap((row) => codesOf(row).map((code) => ({ row, code: keyOfCode(code) })));
    for (const [code, named] of Map.groupBy(coded, (one) => one.code)) {
      if (code === "") continue;
      const ofCode = [...new Set(named.map(({ row }) => row))];
      for (const [path, row] of rowsOfFiles(ofCode, called.get(code) ?? []))
        if (!found.has(path)) found.set(path, row);
    }
  }
  const wholes = [...found.values()].filter(isWhole).map(({ title }) => bare(title ?? ""));
  const titles = new Set(wholes);
  for (const [path, row] of found) {
    const title = trackOfRow(row);
    // A version of an unknown kind stays part of the title unless the whole track is there.
    if (row.writtenVersion && row.version === null && titles.has(bare(title)))
      found.set(path, { ...row, title, version: { kind: "other", label: row.writtenVersion } });
  }
  return found;
}

/** Groups the files by their codes, with and without what may be a version behind it. */
function calledFiles(
  files: readonly SoundFile[],
  rows: readonly SheetRow[],
  keyOf: (code: string) => string,
): Map<string, CalledFile[]> {
  const suffixes = rows.find((row) => row.suffixes)?.suffixes ?? new Map<string, string>();
  const called = new Map<string, CalledFile[]>();
  const add = (code: string, one: CalledFile) => {
    const key = keyOf(code);
    const known = called.get(key);
    if (known) known.push(one);
    else called.set(key, [one]);
  };
  for (const file of files) {
    const name = posix.basename(withoutExtension(file));
    add(name, { file, version: null });
    const [, code = "", words = ""] = WITH_VERSION.exec(name) ?? [];
    const inWords = code === "" ? null : versionOf(`x_${words}`);
    const version = inWords?.base === "x" ? inWords : words && versionOfSuffix(words, suffixes);
    if (code !== "" && version) add(code, { file, version });
  }
  return called;
}

/** Returns the rows of one code by path: that of the track for all its files, that of a version for its own one. */
function rowsOfFiles(rows: readonly SheetRow[], files: readonly CalledFile[]): [string, SheetRow][] {
  const isOneTrack = new Set(rows.map((row) => bare(trackOfRow(row)))).size === 1;
  const [only, ...others] = rows.length === 1 ? rows : rows.filter(isWhole);
  const wholes = files.filter(({ version }) => version === null);
  const [whole, ...rivals] =
    wholes.length > 0 ? wholes : files.filter(({ version }) => version?.kind === "full");
  if (!isOneTrack || !only || others.length > 0 || !whole || rivals.length > 0) return [];
  const folder = posix.dirname(whole.file.relative);
  return files.flatMap(({ file, version }): [string, SheetRow][] => {
    if (file === whole.file) return [[file.path, only]];
    if (posix.dirname(file.relative) !== folder || !isWhole(only)) return [];
    const own = rows.find(
      (row) => row.version?.kind === version?.kind && row.version?.label === version?.label,
    );
    return [[file.path, own ?? { ...withoutIsrc(only), version }]];
  });
}

const isWhole = ({ version, writtenVersion }: SheetRow) =>
  version === null ? !writtenVersion : version.kind === "full";

/** Returns the codes of a row that may be the name of its file; a code without figures is a word. */
const codesOf = ({ reference, code }: SheetRow) =>
  [...new Set([reference, code])].flatMap((text) =>
    text && /\d/.test(text) ? text.replace(/\.(?=[a-z\d]*[a-z])[a-z\d]{2,4}$/i, "") : [],
  );

/** Returns a code for comparison, without the zeros before its numbers: `QSE-014-01` and `qse14 1`. */
const withoutZeros = (code: string) =>
  (bare(code) === "" ? [] : (code.toLowerCase().match(/\d+|\p{L}+/gu) ?? []))
    .map((part) => part.replace(/^0+(?=\d)/, ""))
    .join(" ");

/** Returns a code in one piece, in which a disc or a track is not set off: `QSE01401`; "" for others. */
const inOnePiece = (code: string) => (/^[\p{L}\p{N}]+$/u.test(code) ? bare(code) : "");

/** Ways to compare a code with a name. `SIL-201-1` and `SIL-2011` differ, since each has pieces of its own. */
const KEYS = [
  [withoutZeros, withoutZeros],
  [inOnePiece, bare],
  [bare, inOnePiece],
] as const;
