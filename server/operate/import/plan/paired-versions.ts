import { fold } from "#/contract/fold.ts";
import { secondsOfLabel } from "#/contract/version-labels.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { isVersionCode, type NeighbourVersion } from "./neighbour-versions.ts";

/** Returns the title of a row of a version without the version in brackets that makes it differ. */
export function trackOfRow({ title, writtenVersion }: SheetRow): string {
  const end = writtenVersion ? ` (${writtenVersion})` : "";
  return end !== "" && title?.endsWith(end) ? title.slice(0, -end.length) : (title ?? "");
}

/**
 * Pairs the rows of versions that no file is called after with the versions of the same track whose names say only a
 * code. A code stands for words that have its letters in their order and begin with the first, `UV` for
 * «Unterlegversion»; a last row belongs to the last file unless it states a length. Leaves out what is not certain.
 */
export function pairedVersions(
  rows: readonly SheetRow[],
  files: readonly (readonly [SoundFile, NeighbourVersion])[],
): Map<SheetRow, SoundFile> {
  const paired = new Map<SheetRow, SoundFile>();
  const left = {
    rows: [...rows],
    files: files.filter(([, { isGuess, words }]) => isGuess && isVersionCode(words)),
  };
  const pair = (row: SheetRow, file: SoundFile) => {
    paired.set(row, file);
    left.rows = left.rows.filter((one) => one !== row);
    left.files = left.files.filter(([one]) => one !== file);
  };
  const fits = (row: SheetRow, { words }: NeighbourVersion) =>
    standsFor(words, row.writtenVersion ?? "") && !isOfLength(row);
  for (const row of rows) {
    const [[file] = [], ...others] = left.files.filter(([, version]) => fits(row, version));
    const version = left.files.find(([one]) => one === file)?.[1];
    const rivals = left.rows.filter((one) => version && fits(one, version));
    if (file && others.length === 0 && rivals.length === 1) pair(row, file);
  }
  const [[row, ...otherRows], [file, ...otherFiles]] = [left.rows, left.files];
  if (row && file && otherRows.length + otherFiles.length === 0 && !isOfLength(row)) pair(row, file[0]);
  return paired;
}

const isOfLength = ({ version }: SheetRow) => version !== null && secondsOfLabel(version.label) !== null;

/** Returns whether a code has letters of the words in their order, the first of which is the first. */
function standsFor(code: string, words: string): boolean {
  const letters = bare(fold(words));
  const [first = "", ...others] = bare(fold(code));
  if (first === "" || !letters.startsWith(first)) return false;
  let place = 0;
  return others.every((letter) => {
    place = letters.indexOf(letter, place + 1);
    return place > 0;
  });
}
