import { fold } from "#/contract/fold.ts";
import { publisherText } from "#/contract/publishers.ts";
import type { VersionName } from "#/contract/version-of.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { publisherNamesIn } from "#/server/operate/import/tags/people-in-cell.ts";
import { parseIsrc, parseIswc, splitList } from "#/server/operate/import/tags/read-tags.ts";
import { isNoName, isRounded, unquoted } from "#/server/operate/import/tags/sheet-values.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { codeOfAlbum } from "./code-of-album.ts";
import { parseSheetDay } from "./parse-sheet-day.ts";
import { type CellReader, type Credit, isPublisher, rowCredits } from "./row-credits.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import { type ReadValue, readKey, readTempo } from "./tempo-and-key.ts";
import { versionFromSheet } from "./version-from-sheet.ts";

/** The values of a sheet row for its file; null for empty cells. */
export interface SheetRow {
  /** Line of the row; if several worksheets are read, with the worksheet's name before it: `Album 2!14`. */
  line: number | string;
  file: string;
  /** Whether the sheet has no column for the file, so that the title decides which files the row describes. */
  isFoundByTitle?: true;
  title: string | null;
  nameLang: string | null;
  album: string | null;
  albumFr: string | null;
  credits: Credit[] | null;
  /** Whether the credits contain only arrangers, and no writer. */
  isOfArrangers: boolean;
  /** Whether the row has a share, a role or an IPI, so that it names rights holders (writers or publishers). */
  isOfHolders?: true;
  /** A remark that says that the track must not be published yet. */
  heldBack?: string;
  suffixes?: ReadonlyMap<string, string>;
  publisher: string | null;
  /** The label that sells the recording; null if the sheet names publishers. */
  label: string | null;
  bpm: number | null;
  tonality: string | null;
  genres: string[] | null;
  moods: string[] | null;
  instruments: string[] | null;
  uses: string[] | null;
  territory: string | null;
  isrc: string | null;
  /** Further ISRCs in the cell. */
  otherIsrcs: string[];
  /** Release date of the album, as `YYYY-MM-DD`. */
  releaseDate: string | null;
  disc: number | null;
  trackNumber: number | null;
  iswc: string | null;
  reference: string | null;
  description: string | null;
  descriptionFr: string | null;
  version: Omit<VersionName, "base"> | null;
  /** Whether it states a share, be it in a column that is not read. */
  statesShare?: boolean;
  /** The version in the words of its column. */
  writtenVersion?: string;
  /** The row's own name in a column such as «Track ID». */
  code?: string;
}

/** Columns of names of people and companies. */
const OF_NAMES: ReadonlySet<SheetColumn> = new Set([
  "writers",
  "lyricists",
  "arrangers",
  "publisher",
  "label",
]);

const LONGEST_DESCRIPTION = 5_000;

/** Reads one row. Leaves out unusable values and passes them to `report`. */
export function sheetRow(
  line: number,
  written: (column: SheetColumn) => string,
  report: (notice: Notice) => void,
  isDayFirst = false,
): SheetRow {
  const cell = (column: SheetColumn) =>
    OF_NAMES.has(column) && isNoName(written(column)) ? "" : written(column);
  const checked: CellReader = (column, parse) => {
    const text = cell(column).trim();
    if (text === "") return null;
    const value = parse(text);
    if (value === null) report({ key: "sheetValue", values: { line, column, value: cleanText(text) ?? "" } });
    return value;
  };
  /** Reads a value, and reports which part was read if the cell contains more. */
  const read = <Value extends string | number>(
    column: SheetColumn,
    parse: (text: string) => ReadValue<Value> | null,
  ) => {
    const found = checked(column, parse);
    const value = cleanText(cell(column)) ?? "";
    if (found?.isPart) report({ key: "sheetRead", values: { line, value, read: found.value } });
    return found?.value ?? null;
  };
  const trackNumber = () => {
    const text = cell("trackNumber").trim();
    const [, inName] = NUMBER_OF_FILE.exec(cell("file")) ?? [];
    const number = Number(inName);
    if (text === "" || countOf(9_999)(text) !== null || !(number > 0))
      return checked("trackNumber", countOf(9_999));
    report({ key: "sheetNumberOfFile", values: { line, value: cleanText(text) ?? "", number } });
    return number;
  };
  const album = cleanText(cell("album"));
  const coded = cell("reference").trim() === "" ? codeOfAlbum(album, cell("file")) : null;
  const list = (column: SheetColumn) => checked(column, (text) => orNull(splitList([unquoted(text)])));
  const description = (column: SheetColumn) => checked(column, (text) => text.slice(0, LONGEST_DESCRIPTION));
  const [isrc = null, ...otherIsrcs] = checked("isrc", parseIsrcs) ?? [];
  const day = cell("releaseDate");
  const named = cleanText(cell("title"));
  const version = cleanText(cell("version"));
  // An unknown kind of version becomes part of the title, because it distinguishes two tracks with the same title.
  const becomesTitle =
    named !== null && version !== null && (versionFromSheet(version)?.kind ?? "other") === "other";
  const isInTitle = becomesTitle && fold(named).includes(fold(version));
  const title = becomesTitle && !isInTitle ? `${named} (${version})` : named;
  const people = rowCredits(checked, cell, (notice) =>
    report({ ...notice, values: { ...notice.values, line } }),
  );
  const namesIn = (column: "publisher" | "label") =>
    cell(column)
      .split(";")
      .flatMap(publisherNamesIn)
      .map((name) => cleanText(name) ?? "");
  const publishers = (people ?? []).filter(isPublisher).map(({ name }) => name);
  return {
    line,
    file: cell("file").trim(),
    title,
    nameLang: checked("titleLang", parseLang),
    album: coded?.title ?? album,
    albumFr: cleanText(cell("albumFr")),
    credits: orNull((people ?? []).filter((one) => !isPublisher(one))),
    isOfArrangers: cell("arrangers").trim() !== "" && (cell("writers") + cell("lyricists")).trim() === "",
    ...(people?.some(isHolder) && { isOfHolders: true }),
    publisher: publisherText([...namesIn("publisher"), ...publishers]),
    label: publisherText(namesIn("label")),
    bpm: read("bpm", readTempo),
    tonality: read("tonality", readKey),
    genres: list("genres"),
    moods: list("moods"),
    instruments: list("instruments"),
    uses: list("uses"),
    territory: cleanText(cell("territory")),
    isrc,
    otherIsrcs,
    releaseDate: UNKNOWN_DAY.test(day)
      ? null
      : checked("releaseDate", (text) => parseSheetDay(text, isDayFirst)),
    disc: checked("disc", countOf(99)),
    trackNumber: trackNumber(),
    iswc: checked("iswc", parseIswc),
    reference:
      checked("reference", (text) => (isRounded(text) ? null : cleanText(text))) ?? coded?.code ?? null,
    description: description("description"),
    descriptionFr: description("descriptionFr"),
    version: becomesTitle ? null : checked("version", versionFromSheet),
  };
}

/** Parses a language code, such as `fr` or `pt-BR`. */
function parseLang(text: string): string | null {
  if (!/^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(text)) return null;
  return Intl.getCanonicalLocales(text.replaceAll("_", "-"))[0] ?? null;
}

const isHolder = ({ share, role, ipi }: Credit) => share !== null || role !== null || ipi !== null;

const orNull = <Item>(items: Item[]) => (items.length > 0 ? items : null);

/** `0000-00-00`: an unknown date as databases write it. */
const UNKNOWN_DAY = /^[0\s./-]*$/;

function parseIsrcs(text: string): string[] | null {
  const codes = splitList([unquoted(text)]).map(parseIsrc);
  return codes.includes(null) ? null : codes.filter((code) => code !== null);
}

/** Parses a number of at least 1, alone or followed by a total: `3`, `03`, `3/12`. */
const countOf = (most: number) => (text: string) => {
  const count = Number(/^(\d{1,4})(?:\s*\/\s*\d+)?$/.exec(text)?.[1]);
  return count >= 1 && count <= most ? count : null;
};

/** The track number in a file name: «ODL_07_Ebb.wav», «07 Ebb.wav»; not the album's number in «SIL_201_Ebb.wav». */
const NUMBER_OF_FILE =
  /(?:^|[/\\ _.-])(?<!(?:^|[/\\ _.-])\p{Lu}{2,5}[ _.-](?!0))(\d{1,3})[a-z]?[ _.-]+(?=\p{L})[^/\\]*$/u;
