import { fold } from "#/contract/fold.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { albumKey, type Grouping, mainRows } from "./main-rows.ts";
import type { SheetRow } from "./sheet-row.ts";
import { versionFromSheet } from "./version-from-sheet.ts";

/** A row with its title and version as written. */
export interface WrittenRow extends Grouping {
  row: SheetRow;
  title: string;
  version: string;
}

/** A title with a version after it, in brackets or after a dash: «Ebb (No Drums)», «Ebb - Bed». */
const WITH_VERSION = /^(?<base>.+?)(?:\s*[([](?<inner>[^()[\]]+)[)\]]|\s+[-\u2013]\s+(?<behind>[^()]+))$/u;

/** Returns the title of a row without its version, and the version. */
function parts({ title, version }: WrittenRow): { base: string; version: string } {
  if (version !== "") {
    const ends = [`(${version})`, `[${version}]`, ` - ${version}`, ` \u2013 ${version}`];
    const end = ends.find((one) => title.toLowerCase().endsWith(one.toLowerCase()));
    const base = title.slice(0, title.length - (end?.length ?? 0)).trim();
    return { base: base || title, version };
  }
  const { base = "", inner, behind } = WITH_VERSION.exec(title)?.groups ?? {};
  const end = inner ?? behind ?? "";
  return versionFromSheet(end) ? { base, version: end } : { base: title, version };
}

const isWhole = (version: string) => version === "" || versionFromSheet(version)?.kind === "full";

/** A file with the values of its rows: a track may have a row for each of its rights holders. */
interface FileWithRows {
  rows: SheetRow[];
  base: string;
  /** As written in the first row that has one. Files with two different versions are left out. */
  version: string;
  isByTitle: boolean;
  /** Whether the other files name it as their main one. */
  isMain: boolean;
}

/** Returns whether two files with one title are different works: they have no writer in common, or different ISWCs. */
function isOfOthers(one: FileWithRows, other: FileWithRows): boolean {
  const [names, others] = [one, other].map(({ rows }) =>
    rows.flatMap(({ credits }) => (credits ?? []).map(({ name }) => personKey(name))),
  ) as [string[], string[]];
  const works = [one, other].flatMap(({ rows }) => rows.find(({ iswc }) => iswc !== null)?.iswc ?? []);
  const isByOthers = names.length > 0 && others.length > 0 && !names.some((name) => others.includes(name));
  return isByOthers || new Set(works).size > 1;
}

/**
 * Makes the files of one track its versions, if they name one of them as their main one, or exactly one of them is the
 * whole track. Files belong to one track if they have the same title, «Master ID» or «Main Track Number» on the same
 * album. A version of an unknown kind keeps the sheet's word as its label, or its title where that differs.
 */
export function joinVersions(written: readonly WrittenRow[]): void {
  const ofFiles = written.filter(({ row, title }) => title !== "" && !row.isFoundByTitle && row.file !== "");
  const mainOf = mainRows(ofFiles);
  const mains = new Set(
    [...mainOf].flatMap(([one, main]) => (one.row.file === main.row.file ? [] : main.row.file)),
  );
  // A main one that no row is called after may be a number of the work, if every row has one.
  const isShared = ofFiles.every(({ main }) => main !== "");
  const named = ofFiles.map((one) => {
    const { row } = one;
    const group = one.group ?? (isShared && one.main && /\d/.test(one.main) ? one.main : null);
    const titleAndVersion = parts(one);
    const album = albumKey(row);
    const main = mainOf.get(one)?.row.file ?? (mains.has(row.file) ? row.file : null);
    const shared = main === null ? group : null;
    const key =
      main !== null
        ? `main ${main}`
        : shared !== null
          ? `group ${album} ${shared}`
          : `title ${album} ${fold(titleAndVersion.base)}`;
    return {
      row,
      ...titleAndVersion,
      key,
      isByTitle: main === null && shared === null,
      isMain: main === row.file,
    };
  });
  for (const all of Map.groupBy(named, ({ key }) => key).values()) {
    const files = [...Map.groupBy(all, ({ row }) => row.file).values()].flatMap((ofFile): FileWithRows[] => {
      const [first] = ofFile;
      const versions = ofFile.map(({ version }) => version).filter((version) => version !== "");
      const isOne = new Set(versions.map(fold)).size < 2;
      return first && isOne
        ? [{ ...first, rows: ofFile.map(({ row }) => row), version: versions[0] ?? "" }]
        : [];
    });
    const stated = files.filter(({ isMain }) => isMain);
    const [main, ...alike] = stated.length > 0 ? stated : files.filter(({ version }) => isWhole(version));
    // If two files are whole tracks, it is unknown to which of them the versions belong.
    if (!main || alike.length > 0) continue;
    const others = files.filter((one) => one !== main && !(one.isByTitle && isOfOthers(main, one)));
    if (others.length === 0) continue;
    const title = cleanText(main.base);
    for (const { rows, base, version } of others) {
      const known = versionFromSheet(version);
      const isOther = known === null || (main.isMain && known.kind === "full");
      const label = version || behindTitle(base, main.base);
      for (const row of rows)
        Object.assign(row, { title, version: isOther ? { kind: "other", label } : known });
    }
    for (const row of main.rows) row.title = title;
    // A version of an unknown kind can belong only to a track that has no version itself.
    if (!isWhole(main.version) || others.some(({ rows }) => rows[0]?.version?.kind === "other"))
      for (const row of main.rows) row.version = null;
  }
}

/** Returns what a version's title has beyond that of its track: all of it where the titles begin differently. */
function behindTitle(title: string, track: string): string {
  const rest = fold(title).startsWith(fold(track)) ? title.slice(track.length) : title;
  return rest.replace(/^[\s\p{Pd}:,_([]+|[\s)\]]+$/gu, "") || "Alternate";
}
