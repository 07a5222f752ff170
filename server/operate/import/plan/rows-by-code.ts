import { posix } from "node:path";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import { codeOfAlbum } from "#/server/operate/import/sheet/code-of-album.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import { versionOfSuffix } from "#/server/operate/import/sheet/suffix-key.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { codeOfRow } from "./album-of-folder.ts";

/** `KXM_014_003_UND`, `KXM014-03`, `003_FULL`: a reference, a track number and a code, but no title. */
const CODED =
  /^(?:\p{Lu}{2,5}[ _-]?\d{2,5}[ _-]+)?(\d{1,3})(?:[ _-]+(\p{Lu}{1,6}\d{0,2}|\p{Ll}{1,6}\d{0,2}|\d{2,3}))?$/u;

/** A file whose name consists of codes only. */
export interface CodedFile {
  file: SoundFile;
  folder: string;
  /** Its name for comparison. */
  name: string;
  number: number;
  /** The code of the version; "" if there is none. */
  suffix: string;
}

/** Returns the files of the folders in which every name consists of codes only. */
export function codedFiles(files: readonly SoundFile[]): CodedFile[] {
  const byFolder = Map.groupBy(files, ({ relative }) => posix.dirname(relative));
  return [...byFolder].flatMap(([folder, inside]) => {
    const read = inside.flatMap((file): CodedFile[] => {
      const [, number, suffix = ""] = CODED.exec(posix.basename(withoutExtension(file))) ?? [];
      const name = bare(posix.basename(file.relative));
      return number === undefined ? [] : [{ file, folder, name, number: Number(number), suffix }];
    });
    return read.length === inside.length ? read : [];
  });
}

/**
 * Returns the rows, by path, of the files with the number of a row whose title no file has: each with the version that
 * its code means. The whole track must be among them, in one folder only; the album's code in the row decides between
 * several, and `isOfAlbumIn` by their folder where a name has no such code. A row of a version belongs to the files of
 * that version.
 */
export function rowsOfNumber(
  row: SheetRow,
  ofNumber: readonly CodedFile[],
  isOfAlbumIn: (folder: string) => boolean,
): Map<string, SheetRow> {
  const rows = new Map<string, SheetRow>();
  const code = codeOfRow(row);
  const start = code === null ? null : bare(code);
  const isOfAlbum = ({ folder, name }: CodedFile) =>
    start === null || /^\d/.test(name) ? isOfAlbumIn(folder) : name.startsWith(start);
  const read = ofNumber.filter(isOfAlbum).map((one) => {
    const version = one.suffix === "" ? null : versionOfSuffix(one.suffix, row.suffixes ?? new Map());
    const isWhole = one.suffix === "" || version?.kind === "full";
    return { ...one, version: version ?? { kind: "other" as const, label: one.suffix }, isWhole };
  });
  const folders = new Set(read.map(({ folder }) => folder));
  if (folders.size !== 1 || !read.some(({ isWhole }) => isWhole)) return rows;
  for (const { file, version, isWhole } of read) {
    const inAlbum = codeOfAlbum(row.album, file.relative);
    const facts = inAlbum && { album: inAlbum.title, reference: row.reference ?? inAlbum.code };
    const isOfRow = version.kind === row.version?.kind && version.label === row.version.label;
    const ofFile = isWhole ? { ...row, version: null } : { ...withoutIsrc(row), version };
    if (row.version === null) rows.set(file.path, { ...ofFile, ...facts });
    else if (isOfRow) rows.set(file.path, { ...row, ...facts });
  }
  return rows;
}

export const withoutIsrc = (row: SheetRow): SheetRow => ({ ...row, isrc: null, otherIsrcs: [] });
