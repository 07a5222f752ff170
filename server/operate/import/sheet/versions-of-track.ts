import { fold } from "#/contract/fold.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { groupingField } from "./sheet-columns.ts";
import type { SheetRow } from "./sheet-row.ts";
import { versionFromSheet } from "./version-from-sheet.ts";

/** A row with what it says of its version, as written. */
export interface WrittenRow {
  row: SheetRow;
  title: string;
  version: string;
  /** What it shares with the other versions of its track, in a column for that; null for none. */
  group: string | null;
}

/** Returns a function that returns what the rows of a track share: «Master ID», or the number of its main version. */
export function groupReader(headers: readonly string[]) {
  const fields = headers.map(groupingField);
  return (cells: readonly string[], { trackNumber }: SheetRow): string | null => {
    const place = fields.findIndex((field) => field !== null && field !== "ismain");
    const said = cells[place]?.trim() ?? "";
    // The main version itself has its number in another column.
    return said || (fields[place]?.startsWith("main") ? String(trackNumber ?? "") : "") || null;
  };
}

/** A title with a version behind it, in brackets or after a dash: «Ebb (No Drums)», «Ebb - Bed». */
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

/** A file with what its rows say: a track has a row for each of its rights holders. */
interface Told {
  rows: SheetRow[];
  base: string;
  /** As written in the first row that says one; a file of two versions is none of a track. */
  version: string;
  isByTitle: boolean;
}

/** Returns whether two files of one title are other works: no writer is of both, or their ISWCs differ. */
function isOfOthers(one: Told, other: Told): boolean {
  const [names, others] = [one, other].map(({ rows }) =>
    rows.flatMap(({ credits }) => (credits ?? []).map(({ name }) => personKey(name))),
  ) as [string[], string[]];
  const works = [one, other].flatMap(({ rows }) => rows.find(({ iswc }) => iswc !== null)?.iswc ?? []);
  const isByOthers = names.length > 0 && others.length > 0 && !names.some((name) => others.includes(name));
  return isByOthers || new Set(works).size > 1;
}

/**
 * Makes the files of one track its versions, where one of them alone is the whole track: those with one title, or with
 * one «Master ID» or «Main Track Number», on one album. A version of no known kind keeps the sheet's word as its name.
 */
export function joinVersions(written: readonly WrittenRow[]): void {
  const told = written.flatMap((one) => {
    const { row, group } = one;
    if (one.title === "" || row.isFoundByTitle || row.file === "") return [];
    const said = parts(one);
    const album = fold(row.album ?? row.reference ?? "");
    const key = group ? `group ${album} ${group}` : `title ${album} ${fold(said.base)}`;
    return { row, ...said, key, isByTitle: group === null };
  });
  for (const all of Map.groupBy(told, ({ key }) => key).values()) {
    const files = [...Map.groupBy(all, ({ row }) => row.file).values()].flatMap((ofFile): Told[] => {
      const [first] = ofFile;
      const versions = ofFile.map(({ version }) => version).filter((version) => version !== "");
      const isOne = new Set(versions.map(fold)).size < 2;
      return first && isOne
        ? [{ ...first, rows: ofFile.map(({ row }) => row), version: versions[0] ?? "" }]
        : [];
    });
    const [main, ...alike] = files.filter(({ version }) => isWhole(version));
    // Of two whole files nobody knows whose the versions are.
    if (!main || alike.length > 0) continue;
    const others = files.filter((one) => one !== main && !(one.isByTitle && isOfOthers(main, one)));
    if (others.length === 0) continue;
    const title = cleanText(main.base);
    for (const { rows, version } of others) {
      const known = versionFromSheet(version) ?? { kind: "other", label: version };
      for (const row of rows) Object.assign(row, { title, version: known });
    }
    for (const row of main.rows) row.title = title;
    // A version of another kind than the known ones belongs to a track without a version only.
    if (others.some(({ rows }) => rows[0]?.version?.kind === "other"))
      for (const row of main.rows) row.version = null;
  }
}
