import { fold } from "#/contract/fold.ts";
import { publisherText } from "#/contract/publishers.ts";
import type { VersionName } from "#/contract/version-of.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { parseTonality } from "#/server/operate/import/tags/parse-tonality.ts";
import {
  FASTEST_BPM,
  parseIsrc,
  parseIswc,
  SLOWEST_BPM,
  splitList,
} from "#/server/operate/import/tags/read-tags.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { parseSheetDay } from "./parse-sheet-day.ts";
import { publisherName } from "./people-in-cell.ts";
import { type Checked, type Credit, isPublisher, rowCredits } from "./row-credits.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import { isRounded, parseNumber, unquoted } from "./sheet-values.ts";
import { versionFromSheet } from "./version-from-sheet.ts";

/** The values of a sheet row for its file; null for empty cells. */
export interface SheetRow {
  line: number;
  file: string;
  /** Whether the sheet has no column for the file, so that the title says which files are meant. */
  isFoundByTitle?: true;
  title: string | null;
  nameLang: string | null;
  album: string | null;
  albumFr: string | null;
  credits: Credit[] | null;
  /** Whether the credits are arrangers only, and no writer is named. */
  isOfArrangers: boolean;
  publisher: string | null;
  bpm: number | null;
  tonality: string | null;
  genres: string[] | null;
  moods: string[] | null;
  instruments: string[] | null;
  uses: string[] | null;
  territory: string | null;
  isrc: string | null;
  /** Further ISRCs of the cell. */
  otherIsrcs: string[];
  /** `YYYY-MM-DD`, of the album. */
  releaseDate: string | null;
  disc: number | null;
  trackNumber: number | null;
  iswc: string | null;
  reference: string | null;
  description: string | null;
  descriptionFr: string | null;
  version: Omit<VersionName, "base"> | null;
}

const LONGEST_DESCRIPTION = 5_000;

/** Reads one row. Leaves out an unusable value and passes it to `report`. */
export function sheetRow(
  line: number,
  cell: (column: SheetColumn) => string,
  report: (notice: Notice) => void,
  isDayFirst = false,
): SheetRow {
  const checked: Checked = (column, parse) => {
    const text = cell(column).trim();
    if (text === "") return null;
    const value = parse(text);
    if (value === null) report({ key: "sheetValue", values: { line, column, value: cleanText(text) ?? "" } });
    return value;
  };
  const list = (column: SheetColumn) => checked(column, (text) => orNull(splitList([unquoted(text)])));
  const description = (column: SheetColumn) => checked(column, (text) => text.slice(0, LONGEST_DESCRIPTION));
  const [isrc = null, ...otherIsrcs] = checked("isrc", parseIsrcs) ?? [];
  const day = cell("releaseDate");
  const written = cleanText(cell("title"));
  const version = cleanText(cell("version"));
  // An unknown kind of version still distinguishes two tracks with the same title.
  const isKept = written !== null && version !== null && versionFromSheet(version) === null;
  const isSaid = isKept && fold(written).includes(fold(version));
  const title = isKept && !isSaid ? `${written} (${version})` : written;
  const people = rowCredits(checked, cell, (notice) =>
    report({ ...notice, values: { ...notice.values, line } }),
  );
  const publishers = (people ?? []).filter(isPublisher).map(({ name }) => name);
  return {
    line,
    file: cell("file").trim(),
    title,
    nameLang: checked("titleLang", parseLang),
    album: cleanText(cell("album")),
    albumFr: cleanText(cell("albumFr")),
    credits: orNull((people ?? []).filter((one) => !isPublisher(one))),
    isOfArrangers: cell("arrangers").trim() !== "" && (cell("writers") + cell("lyricists")).trim() === "",
    publisher: publisherText([
      ...cell("publisher")
        .split(";")
        .map((text) => cleanText(publisherName(text)) ?? ""),
      ...publishers,
    ]),
    bpm: checked("bpm", parseBpm),
    tonality: checked("tonality", parseTonality),
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
    trackNumber: checked("trackNumber", countOf(9_999)),
    iswc: checked("iswc", parseIswc),
    reference: checked("reference", (text) => (isRounded(text) ? null : cleanText(text))),
    description: description("description"),
    descriptionFr: description("descriptionFr"),
    version: isKept ? null : checked("version", versionFromSheet),
  };
}

/** Parses a language code, such as `fr` or `pt-BR`. */
function parseLang(text: string): string | null {
  if (!/^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(text)) return null;
  return Intl.getCanonicalLocales(text.replaceAll("_", "-"))[0] ?? null;
}

const orNull = <Item>(items: Item[]) => (items.length > 0 ? items : null);

/** `0000-00-00`, as databases write an unknown date. */
const UNKNOWN_DAY = /^[0\s./-]*$/;

function parseIsrcs(text: string): string[] | null {
  const codes = splitList([unquoted(text)]).map(parseIsrc);
  return codes.includes(null) ? null : codes.filter((code) => code !== null);
}

/** Parses a number from 1 on, alone or followed by a total: `3`, `03`, `3/12`. */
const countOf = (most: number) => (text: string) => {
  const count = Number(/^(\d{1,4})(?:\s*\/\s*\d+)?$/.exec(text)?.[1]);
  return count >= 1 && count <= most ? count : null;
};

/** Parses a tempo, rounded: `120`, `92,5`, `96 BPM`, `~ 100`. */
function parseBpm(text: string): number | null {
  const [, number = ""] = /^(?:[~≈]|ca\.?\s|env\.?\s)?\s*(\S+?)\s*(?:bpm)?$/iu.exec(text) ?? [];
  const bpm = Math.round(parseNumber(number));
  return bpm >= SLOWEST_BPM && bpm <= FASTEST_BPM ? bpm : null;
}
