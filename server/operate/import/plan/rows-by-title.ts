import { posix } from "node:path";
import { versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import { supersededFiles } from "#/server/operate/import/files/superseded-files.ts";
import { bare } from "#/server/operate/import/sheet/sheet-columns.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { withoutReference } from "./reference-in-name.ts";
import { stemsByFolder } from "./stem-folder.ts";
import { versionsByFolder, withoutRevision } from "./version-folder.ts";

interface NamedFile {
  file: SoundFile;
  /** Titles in its name, with and without version and leading number, and without spaces and punctuation. */
  titles: Set<string>;
  /** Kind of its version; `full` for the whole track. */
  kind: string;
}

/** `CPW005_1_`: letters and number of an album, and a track number of one digit. */
const SHORT_NUMBER = /^\p{Lu}{2,5}[ _-]?\d{2,5}[ _-]\d[ _-]+(?=\p{L})/u;

function named(file: SoundFile): NamedFile {
  const baseName = withoutRevision(withoutReference(posix.basename(withoutExtension(file))));
  const version = versionOf(baseName);
  return { file, titles: titlesOf([baseName, version?.base ?? baseName]), kind: version?.kind ?? "full" };
}

const titlesOf = (names: readonly string[]) =>
  new Set(
    names.flatMap((name) =>
      [name, name.replace(/^\d{1,3}[\s._-]+/, ""), name.replace(SHORT_NUMBER, "")].map(bare),
    ),
  );

/**
 * `Reed_15`: a title and the length of a cut-down in seconds. Without the whole track beside it, the number means
 * nothing.
 */
const BARE_LENGTH = /^(.+)[ _-](5|6|10|15|20|45|90)$/;

/**
 * Returns the titles and the version of a file that may be a cut-down, as `Reed_15` beside `Reed_FULL`; null for
 * others.
 */
function cutOf({ file }: NamedFile) {
  const [, base, count] =
    BARE_LENGTH.exec(withoutRevision(withoutReference(posix.basename(withoutExtension(file))))) ?? [];
  return base
    ? { titles: titlesOf([base]), version: { kind: "other" as const, label: `${count} s edit` } }
    : null;
}

/** Groups things by each of their titles. */
function groupedByTitle<T extends { titles: ReadonlySet<string> }>(things: readonly T[]) {
  const pairs = things.flatMap((one) => [...one.titles].map((title) => ({ title, one })));
  const groups = Map.groupBy(pairs, ({ title }) => title);
  return new Map([...groups].map(([title, group]) => [title, group.map(({ one }) => one)]));
}

/**
 * Matches the rows that name no file with the files that have their title, and returns the rows by path. A row covers
 * all versions of its title unless it names one. If several folders have such files, the row's reference decides. The
 * ISRC of a row without a version belongs to the whole track. Reports rows that fit no file, files of several folders,
 * or files that have another row.
 */
export function rowsByTitle(
  rows: readonly SheetRow[],
  files: readonly SoundFile[],
  report: (notice: Notice) => void,
): ReadonlyMap<string, SheetRow> {
  const titledRows = rows.filter(({ isFoundByTitle }) => isFoundByTitle);
  if (titledRows.length === 0) return new Map();
  const superseded = supersededFiles(files);
  const [stems, versions] = [stemsByFolder(files), versionsByFolder(files)];
  /** Returns the folder of a file's track: files in a folder of stems or versions belong to the folder above. */
  const folderOf = ({ file }: NamedFile) =>
    posix.dirname((stems.get(file)?.mix ?? versions.get(file)?.lead ?? file).relative);
  const all = files.flatMap((file) => (superseded.has(file) ? [] : named(file)));
  const byTitle = groupedByTitle(all);
  const cutsByTitle = groupedByTitle(
    all.flatMap((one) => {
      const cut = cutOf(one);
      return cut ? { one, ...cut } : [];
    }),
  );
  const matched = new Map<string, SheetRow>();
  for (const row of titledRows) {
    const { line, title, reference, version } = row;
    const key = bare(title ?? "");
    const namesakes = (byTitle.get(key) ?? []).filter(
      ({ kind }) => version === null || version.kind === kind,
    );
    const own = namesakes.filter(
      ({ file }) => reference !== null && bare(file.relative).includes(bare(reference)),
    );
    const matches = own.length > 0 ? own : namesakes;
    const folders = new Set(matches.map(folderOf));
    const values = { line, file: title ?? "" };
    if (title === null) report({ key: "rowWithoutFile", values });
    else if (matches.length === 0) report({ key: "rowUnknownTitle", values });
    else if (folders.size > 1) report({ key: "rowAmbiguous", values: { ...values, count: matches.length } });
    else if (matches.some(({ file }) => matched.has(file.path))) report({ key: "rowTwice", values });
    else {
      const [whole] = matches.toSorted(
        (one, other) => Number(other.kind === "full") - Number(one.kind === "full"),
      );
      const ofVersions = { ...row, isrc: null, otherIsrcs: [] };
      for (const { one, version: cut } of row.version ? [] : (cutsByTitle.get(key) ?? []))
        if (whole?.kind === "full" && folderOf(one) === folderOf(whole) && !matched.has(one.file.path))
          matched.set(one.file.path, { ...ofVersions, version: cut });
      for (const one of matches) matched.set(one.file.path, one === whole ? row : ofVersions);
    }
  }
  return matched;
}
