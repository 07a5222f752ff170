import { extname } from "node:path";
import { withFewMarks } from "#/contract/combining-marks.ts";
import { SOUND_FORMATS } from "#/server/operate/import/files/sound-formats.ts";
import { supersededFiles } from "#/server/operate/import/files/superseded-files.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { textMender } from "#/server/operate/import/tags/text-mender.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { SheetRow } from "./sheet-row.ts";

const inOneForm = (path: string) => withFewMarks(path).normalize("NFC");

/**
 * Returns a path for comparison. File systems differ in case, separators and the form of accents, and people copy names
 * from all of them. Programs may have broken letters in the file's name, in the sheet, or in both.
 */
const comparable = (path: string) => {
  const parts = inOneForm(path)
    .replace(/\\/g, "/")
    .replace(/^(?:\.\/)+/, "")
    .split("/");
  return inOneForm(parts.map(textMender().mend).join("/")).toLowerCase();
};

/** Returns a path without its extension. */
const withoutEnding = (path: string) => path.slice(0, path.length - extname(path).length);

/** The start of an absolute path as other programs write it: «M:\Music\a.wav», «//nas/Music/a.wav», «/Users/a.wav». */
const FROM_TOP = /^(?:[a-z]:)?\/+/;

/** Returns the files whose paths share the longest end with a path from another computer, at least the file name. */
function likest(path: string, named: readonly SoundFile[]): SoundFile[] {
  const parts = path.split("/").reverse();
  const scored = named.map((file) => {
    const own = comparable(file.relative).split("/").reverse();
    return { file, same: own.findIndex((part, place) => part !== parts[place]) };
  });
  const score = ({ same }: { same: number }) => (same < 0 ? Number.POSITIVE_INFINITY : same);
  const most = Math.max(...scored.map(score));
  return scored.filter((one) => score(one) === most).map(({ file }) => file);
}

/**
 * Extensions of sound files, also of formats that are not read. A sheet that was made for the MP3s of a delivery names
 * these although WAVs are delivered.
 */
const OF_SOUND = new Set([...SOUND_FORMATS, ".mp2", ".wma"]);

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/**
 * Matches sheet rows with files by the path below the folder or, if it is unique, by the file name, with or without its
 * extension. If a file exists in several formats, the imported one matches. If the named format does not exist, the row
 * matches the only file of that name in another format; one notice reports all such rows. Of an absolute path, the file
 * name counts, and its folders only if several files have that name. Reports rows that match no file, several files, or
 * a file that already has a row. Leaves rows of a sheet without file names to `rowsByTitle`.
 */
export function matchSheet(
  rows: readonly SheetRow[],
  files: readonly SoundFile[],
  report: (notice: Notice) => void,
): ReadonlyMap<string, SheetRow> {
  const byPath = new Map<string, SoundFile[]>();
  const byName = new Map<string, SoundFile[]>();
  const byStem = new Map<string, SoundFile[]>();
  const superseded = supersededFiles(files);
  for (const file of files) {
    const path = comparable(file.relative);
    const stem = withoutEnding(path);
    const stems = superseded.has(file) ? [] : new Set([stem, lastPart(stem)]);
    for (const [map, name] of [
      [byPath, path],
      [byName, lastPart(path)],
      ...[...stems].map((name) => [byStem, name] as const),
    ] as const)
      map.set(name, [...(map.get(name) ?? []), file]);
  }
  const matched = new Map<string, SheetRow>();
  const inOthers: { file: string; found: string }[] = [];
  const candidates = rows
    .filter(({ isFoundByTitle }) => !isFoundByTitle)
    .map((row) => {
      const written = comparable(row.file);
      const path = FROM_TOP.test(written) ? lastPart(written) : written;
      const exact = byPath.get(path) ?? (path.includes("/") ? null : byName.get(path)) ?? byStem.get(path);
      const namesakes = exact ?? (OF_SOUND.has(extname(path)) ? byStem.get(withoutEnding(path)) : null) ?? [];
      const found = path === written ? namesakes : likest(written, namesakes);
      return { row, found, isExact: exact !== undefined };
    });
  // Rows that name the file exactly come before rows that name another format.
  for (const { row, found, isExact } of candidates.toSorted(
    (one, other) => Number(other.isExact) - Number(one.isExact),
  )) {
    // If several names differ only in case or in broken letters, only an exact match counts.
    const matches = found.length > 1 ? found.filter(({ relative }) => relative === row.file) : found;
    const values = { line: row.line, file: row.file.slice(0, 200) };
    const [only] = matches;
    if (row.file === "") report({ key: "rowWithoutFile", values });
    else if (found.length === 0) report({ key: "rowUnknownFile", values });
    else if (!only || matches.length > 1)
      report({ key: "rowAmbiguous", values: { ...values, count: found.length } });
    else if (matched.has(only.path)) report({ key: "rowTwice", values });
    else {
      matched.set(only.path, row);
      if (!isExact) inOthers.push({ file: values.file, found: only.relative });
    }
  }
  const [first] = inOthers;
  if (first) report({ key: "rowsOtherFormat", values: { count: inOthers.length, ...first } });
  return matched;
}
