import { posix } from "node:path";
import { supersededFiles } from "#/server/operate/import/files/superseded-files.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { NO_TAGS } from "#/server/operate/import/tags/read-tags.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { albumReader } from "./album-of-folder.ts";
import { copiesByFolder } from "./named-copies.ts";
import { explained, type NeighbourVersion, neighbourVersions } from "./neighbour-versions.ts";
import { pairedVersions, trackOfRow } from "./paired-versions.ts";
import { withoutReference } from "./reference-in-name.ts";
import { olderRevisions } from "./revisions.ts";
import { codedFiles, rowsOfNumber, withoutIsrc } from "./rows-by-code.ts";
import { filesByIsrc, type IsrcsOfFiles } from "./rows-by-isrc.ts";
import { rowsByOwnCode } from "./rows-by-own-code.ts";
import { stemsByFolder } from "./stem-folder.ts";
import { type TitledFile, titledFiles } from "./titles-in-names.ts";
import { versionOfPlace, versionsByFolder } from "./version-folder.ts";

/** Groups things by each of their titles. */
function groupedByTitle<T extends { titles: ReadonlySet<string> }>(things: readonly T[]) {
  const pairs = things.flatMap((one) => [...one.titles].map((title) => ({ title, one })));
  const groups = Map.groupBy(pairs, ({ title }) => title);
  return new Map([...groups].map(([title, group]) => [title, group.map(({ one }) => one)]));
}

/**
 * Matches the rows that name no file with the files that have their title, and returns the rows by path. A row covers
 * all versions of its title unless it names one. A row whose title no file has belongs to the files with its number if
 * their names are only codes and may be of its album, or to the file with its ISRC in the tags. Codes of its own come
 * before titles. If several folders have such files, the row's reference decides.
 * If only one of the folders has the whole track, the row is meant for that one; else the row's album and number decide. The ISRC of a row without a version
 * belongs to the whole track, and to its last revision. Reports rows that fit no file, files of several folders, or
 * files that have another row.
 */
export function rowsByTitle(
  rows: readonly SheetRow[],
  files: readonly SoundFile[],
  report: (notice: Notice) => void,
  isrcs: IsrcsOfFiles = new Map(),
): ReadonlyMap<string, SheetRow> {
  const titledRows = rows.filter(({ isFoundByTitle }) => isFoundByTitle);
  if (titledRows.length === 0) return new Map();
  const superseded = supersededFiles(files);
  const copies = copiesByFolder(files);
  const best = files.filter((file) => !superseded.has(file) && !copies.has(file));
  const [stems, versions, neighbours] = [
    stemsByFolder(best),
    versionsByFolder(best),
    neighbourVersions(best),
  ];
  const older = olderRevisions(best.map((file) => ({ file, tags: NO_TAGS })));
  const leadOf = (file: SoundFile) => stems.get(file)?.mix ?? versions.get(file)?.lead;
  /** Returns the folder of a file's track: files in a folder of stems or versions belong to another folder. */
  const folderOf = ({ file }: TitledFile) => posix.dirname((leadOf(file) ?? file).relative);
  const wanted = new Set(titledRows.flatMap((row) => [row.title ?? "", trackOfRow(row)]).map(bare));
  const byTitle = groupedByTitle(titledFiles(best, wanted));
  const coded = codedFiles(best);
  const inCodes = new Set(coded.map(({ file }) => file));
  const byNumber = Map.groupBy(coded, ({ number }): number | null => number);
  const isOfAlbumOf = albumReader({
    rows: titledRows,
    titledFolders: new Set([...wanted].flatMap((title) => (byTitle.get(title) ?? []).map(folderOf))),
    isAllCoded: best.every((file) => inCodes.has(file) || leadOf(file) !== undefined),
  });
  const ofNumberOf = (row: SheetRow) =>
    rowsOfNumber(row, byNumber.get(row.trackNumber) ?? [], isOfAlbumOf(row));
  const matched = rowsByOwnCode(titledRows, best);
  const linesOfCodes = new Set([...matched.values()].map(({ line }) => line));
  const unmatched: SheetRow[] = [];
  for (const row of titledRows.filter(({ line }) => !linesOfCodes.has(line))) {
    const { line, title, reference, version } = row;
    const key = bare(title ?? "");
    const namesakes = (byTitle.get(key) ?? []).filter(
      ({ kind }) => version === null || version.kind === kind,
    );
    const own = namesakes.filter(
      ({ file }) => reference !== null && bare(file.relative).includes(bare(reference)),
    );
    const matches = ofWholeTrack(own.some(isInPlace) ? own : namesakes, row);
    const aside = own.filter((one) => !matches.includes(one) && !isInPlace(one));
    const folders = new Set(matches.map(folderOf));
    const values = { line, file: title ?? "" };
    const ofNumber = matches.length === 0 ? ofNumberOf(row) : new Map<string, SheetRow>();
    if (title === null) report({ key: "rowWithoutFile", values });
    else if ([...ofNumber.keys()].some((path) => (matched.get(path)?.title ?? title) !== title))
      report({ key: "rowTwice", values });
    else if (ofNumber.size > 0)
      for (const [path, own] of ofNumber) {
        if (row.version !== null || !matched.has(path)) matched.set(path, own);
      }
    else if (matches.length === 0) unmatched.push(row);
    else if (folders.size > 1) report({ key: "rowAmbiguous", values: { ...values, count: matches.length } });
    else if (matches.some(({ file }) => matched.has(file.path))) report({ key: "rowTwice", values });
    else {
      const [whole] = matches.toSorted(
        (one, other) =>
          Number(older.has(one.file)) - Number(older.has(other.file)) ||
          Number(other.kind === "full") - Number(one.kind === "full"),
      );
      for (const one of matches) matched.set(one.file.path, one === whole ? row : withoutIsrc(row));
      for (const { file } of version === null ? aside : [])
        if (!matched.has(file.path))
          matched.set(file.path, { ...withoutIsrc(row), version: versionOfPlace(file) });
    }
  }
  const paired = pairsOf(unmatched);
  const ofIsrc = filesByIsrc(
    unmatched.filter((row) => !paired.has(row)),
    best.filter(({ path }) => !matched.has(path)),
    isrcs,
  );
  for (const row of unmatched) {
    const file = paired.get(row);
    const byIsrc = ofIsrc.get(row);
    const version = row.version ?? { kind: "other" as const, label: row.writtenVersion ?? "" };
    if (byIsrc) matched.set(byIsrc.path, row);
    else if (file) matched.set(file.path, { ...row, title: trackOfRow(row), version });
    else report({ key: "rowUnknownTitle", values: { line: row.line, file: row.title ?? "" } });
  }
  for (const [file, neighbour] of neighbours) {
    const row = matched.get(neighbour.lead.path);
    if (row && !row.version && !matched.has(file.path))
      matched.set(file.path, { ...withoutIsrc(row), version: statedVersion(neighbour, row) });
  }
  return matched;

  /** Returns the files of the rows of versions that no file is called after, by the row. */
  function pairsOf(rows: readonly SheetRow[]): ReadonlyMap<SheetRow, SoundFile> {
    const wholeOf = (row: SheetRow) =>
      ofWholeTrack(byTitle.get(bare(trackOfRow(row))) ?? [], row).find(
        ({ file, kind }) => kind === "full" && !leadOf(file),
      )?.file;
    const ofVersions = rows.filter(
      ({ writtenVersion, version }) => writtenVersion && version?.kind !== "full",
    );
    const byLead = Map.groupBy(neighbours, ([, { lead }]): SoundFile | undefined => lead);
    const pairs = [...Map.groupBy(ofVersions, wholeOf)].flatMap(([whole, ofTrack]) => [
      ...pairedVersions(
        ofTrack,
        (byLead.get(whole) ?? []).flatMap(([file, one]) =>
          matched.has(file.path) ? [] : [[file, explained(one, ofTrack[0]?.suffixes)] as const],
        ),
      ),
    ]);
    return new Map(pairs);
  }

  /** Returns whether a file lies where whole tracks do; a version whose track lies elsewhere does not. */
  function isInPlace({ file }: TitledFile): boolean {
    return leadOf(file) !== undefined || versionOfPlace(file) === null;
  }

  /**
   * Returns the files of the folder of the whole track, if only one folder has one. Of several, it is the one whose
   * path names the row's album, and then the one with the row's number.
   */
  function ofWholeTrack(matches: readonly TitledFile[], { album, trackNumber }: SheetRow) {
    const wholes = matches.filter((one) => one.kind === "full" && !leadOf(one.file) && isInPlace(one));
    const isOfAlbum = ({ file }: TitledFile) =>
      album !== null && bare(posix.dirname(file.relative)).includes(bare(album));
    const isOfNumber = ({ file }: TitledFile) =>
      trackNumber !== null && Number(numberBefore(file)) === trackNumber;
    const [folder, ...others] = new Set(
      [isOfAlbum, isOfNumber].reduce<readonly TitledFile[]>(narrowed, wholes).map(folderOf),
    );
    return folder !== undefined && others.length === 0
      ? matches.filter((one) => folderOf(one) === folder)
      : matches;
  }
}

/** Returns the version that a file's name states; null for words that nobody knows, since its tags may say more. */
function statedVersion(neighbour: NeighbourVersion, { suffixes }: SheetRow) {
  const { version, isGuess } = explained(neighbour, suffixes);
  return isGuess ? null : version;
}

/** Returns the items that fit; all of them if none does. */
function narrowed<Item>(items: readonly Item[], isFitting: (item: Item) => boolean): readonly Item[] {
  const fitting = items.filter(isFitting);
  return fitting.length > 0 ? fitting : items;
}

/** Returns the track number with which a file's name begins, `05 - Vent debout`. */
const numberBefore = ({ relative }: SoundFile) =>
  /^\d{1,3}(?=[\s._-])/.exec(withoutReference(posix.basename(relative)))?.[0];
