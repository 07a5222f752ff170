import { fold } from "#/contract/fold.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { groupingField } from "./sheet-columns.ts";
import type { SheetRow } from "./sheet-row.ts";
import { versionFromSheet } from "./version-from-sheet.ts";

/** A row with its title and version as written. */
export interface WrittenRow {
  row: SheetRow;
  title: string;
  version: string;
  /** Value that the versions of a track share in a column for that purpose; null if there is none. */
  group: string | null;
}

/**
 * Returns a function that returns the value that the rows of a track share: a «Master ID», or the number of the main
 * version.
 */
export function groupReader(headers: readonly string[]) {
  const fields = headers.map(groupingField);
  return (cells: readonly string[], { trackNumber }: SheetRow): string | null => {
    const place = fields.findIndex((field) => field !== null && field !== "ismain");
    const groupValue = cells[place]?.trim() ?? "";
    // The main version has its number in another column.
    return groupValue || (fields[place]?.startsWith("main") ? String(trackNumber ?? "") : "") || null;
  };
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
 * Makes the files of one track its versions, if exactly one of them is the whole track. Files belong to one track if
 * they have the same title, «Master ID» or «Main Track Number» on the same album. A version of an unknown kind keeps
 * the sheet's word as its label.
 */
export function joinVersions(written: readonly WrittenRow[]): void {
  const named = written.flatMap((one) => {
    const { row, group } = one;
    if (one.title === "" || row.isFoundByTitle || row.file === "") return [];
    const titleAndVersion = parts(one);
    const album = fold(row.album ?? row.reference ?? "");
    const key = group ? `group ${album} ${group}` : `title ${album} ${fold(titleAndVersion.base)}`;
    return { row, ...titleAndVersion, key, isByTitle: group === null };
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
    const [main, ...alike] = files.filter(({ version }) => isWhole(version));
    // If two files are whole tracks, it is unknown to which of them the versions belong.
    if (!main || alike.length > 0) continue;
    const others = files.filter((one) => one !== main && !(one.isByTitle && isOfOthers(main, one)));
    if (others.length === 0) continue;
    const title = cleanText(main.base);
    for (const { rows, version } of others) {
      const known = versionFromSheet(version) ?? { kind: "other", label: version };
      for (const row of rows) Object.assign(row, { title, version: known });
    }
    for (const row of main.rows) row.title = title;
    // A version of an unknown kind can belong only to a track that has no version itself.
    if (others.some(({ rows }) => rows[0]?.version?.kind === "other"))
      for (const row of main.rows) row.version = null;
  }
}
