import { WRITER_ROLES } from "#/contract/cue-sheet.ts";
import { publisherText } from "#/contract/publishers.ts";
import type { VersionName } from "#/contract/version-of.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { parseTonality } from "#/server/operate/import/tags/parse-tonality.ts";
import { FASTEST_BPM, parseIsrc, SLOWEST_BPM, splitList } from "#/server/operate/import/tags/read-tags.ts";
import { splitWriters } from "#/server/operate/import/tags/split-writers.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import { versionFromSheet } from "./version-from-sheet.ts";

/** A writer as a sheet can describe one. */
export interface Credit {
  name: string;
  /** Per cent. */
  share: number | null;
  ipi: string | null;
  /** C, A or CA (composer, author), as societies write it. */
  role: string | null;
  /** Collecting society, such as SACEM. */
  society: string | null;
}

/** The values of a sheet row for its file; null for empty cells. */
export interface SheetRow {
  line: number;
  file: string;
  title: string | null;
  nameLang: string | null;
  album: string | null;
  albumFr: string | null;
  credits: Credit[] | null;
  publisher: string | null;
  bpm: number | null;
  tonality: string | null;
  genres: string[] | null;
  moods: string[] | null;
  instruments: string[] | null;
  uses: string[] | null;
  territory: string | null;
  isrc: string | null;
  iswc: string | null;
  reference: string | null;
  description: string | null;
  descriptionFr: string | null;
  version: Omit<VersionName, "base"> | null;
}

/** Columns with one value per writer, in the order of the writers. */
const PER_WRITER = ["shares", "ipi", "roles", "societies"] as const;

const WHOLE = 100;
/** Allows for thirds written as 33.33 each. */
const ROUNDING = 0.5;
const LONGEST_DESCRIPTION = 5_000;

/** Reads one row. Leaves out an unusable value and passes it to `report`. */
export function sheetRow(
  line: number,
  cell: (column: SheetColumn) => string,
  report: (notice: Notice) => void,
): SheetRow {
  const checked = <Value>(column: SheetColumn, parse: (text: string) => Value | null): Value | null => {
    const text = cell(column).trim();
    if (text === "") return null;
    const value = parse(text);
    if (value === null) report({ key: "sheetValue", values: { line, column, value: cleanText(text) ?? "" } });
    return value;
  };
  const list = (column: SheetColumn) => checked(column, (text) => orNull(splitList([text])));
  const description = (column: SheetColumn) => checked(column, (text) => text.slice(0, LONGEST_DESCRIPTION));
  return {
    line,
    file: cell("file").trim(),
    title: cleanText(cell("title")),
    nameLang: checked("titleLang", parseLang),
    album: cleanText(cell("album")),
    albumFr: cleanText(cell("albumFr")),
    credits: credits(checked, cell, (notice) => report({ ...notice, values: { ...notice.values, line } })),
    publisher: publisherText([cleanText(cell("publisher")) ?? ""]),
    bpm: checked("bpm", parseBpm),
    tonality: checked("tonality", parseTonality),
    genres: list("genres"),
    moods: list("moods"),
    instruments: list("instruments"),
    uses: list("uses"),
    territory: cleanText(cell("territory")),
    isrc: checked("isrc", parseIsrc),
    iswc: checked("iswc", parseIswc),
    reference: cleanText(cell("reference")),
    description: description("description"),
    descriptionFr: description("descriptionFr"),
    version: checked("version", versionFromSheet),
  };
}

/** Parses a language code, such as `fr` or `pt-BR`. */
function parseLang(text: string): string | null {
  if (!/^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(text)) return null;
  return Intl.getCanonicalLocales(text.replaceAll("_", "-"))[0] ?? null;
}

const orNull = <Item>(items: Item[]) => (items.length > 0 ? items : null);

function parseBpm(text: string): number | null {
  const bpm = Math.round(parseNumber(text));
  return bpm >= SLOWEST_BPM && bpm <= FASTEST_BPM ? bpm : null;
}

/** Accepts the decimal comma of French sheets. */
const parseNumber = (text: string) =>
  /^\d{1,6}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

type Checked = <Value>(column: SheetColumn, parse: (text: string) => Value | null) => Value | null;

function credits(
  checked: Checked,
  cell: (column: SheetColumn) => string,
  report: (notice: Notice) => void,
): Credit[] | null {
  const names = splitWriters(cell("writers").split("|"));
  if (names.length === 0) {
    for (const column of PER_WRITER) {
      if (cell(column).trim() !== "") report({ key: "sheetWithoutWriters", values: { column } });
    }
    return null;
  }
  const fitting = <Item>(column: (typeof PER_WRITER)[number], parse: (text: string) => Item[] | null) => {
    const items = checked(column, parse);
    if (!items || items.length === names.length) return items;
    report({ key: "sheetCount", values: { column, count: items.length, writers: names.length } });
    return null;
  };
  /** Parses the value of each writer; an empty or wrong one is unknown, and a wrong one is reported. */
  const eachOf = (column: SheetColumn, parse: (text: string) => string | null) => (text: string) => {
    const parts = text.split(/[;/|]/).map((part) => part.trim());
    const values = parts.map(parse);
    const wrong = parts.filter((part, index) => part !== "" && values[index] === null);
    // Too many or too few are reported as such: nobody knows whose they are.
    for (const part of parts.length === names.length ? wrong : []) {
      report({ key: "sheetValue", values: { column, value: cleanText(part) ?? "" } });
    }
    return values;
  };
  const shares = fitting("shares", parseShares);
  const ipis = fitting("ipi", eachOf("ipi", parseIpi));
  const roles = fitting("roles", eachOf("roles", parseRole));
  const societies = fitting("societies", eachOf("societies", parseSociety));
  return names.map((name, index) => ({
    name,
    share: shares?.[index] ?? null,
    ipi: ipis?.[index] ?? null,
    role: roles?.[index] ?? null,
    society: societies?.[index] ?? null,
  }));
}

/** Parses the share of each writer in per cent; their sum is at most a hundred. */
function parseShares(text: string): number[] | null {
  const shares = text.split(/[;/|]/).map((part) => parseNumber(part.replace("%", "").trim()));
  const sum = shares.reduce((total, share) => total + share, 0);
  return sum <= WHOLE + ROUNDING ? shares.map((share) => Math.round(share * WHOLE) / WHOLE) : null;
}

/** Parses an International Standard Musical Work Code (ISO 15707), such as T-034.524.680-1. */
function parseIswc(text: string): string | null {
  const plain = text.replace(/[\s.-]/g, "").toUpperCase();
  return /^T\d{10}$/.test(plain) ? plain : null;
}

function parseRole(text: string): string | null {
  return WRITER_ROLES.find((role) => role === text.toUpperCase()) ?? null;
}

function parseSociety(text: string): string | null {
  return /^[\p{L}\p{N}][\p{L}\p{N} .&-]{0,39}$/u.test(text) ? text : null;
}

/** Shorter numbers are slips of the keyboard. */
const SHORTEST_IPI = 6;
const IPI_DIGITS = 11;

/** Parses an Interested-Party number; spreadsheets drop the zeros that it begins with. Zeros alone are nobody's. */
function parseIpi(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, "");
  return new RegExp(`^(?!0+$)\\d{${SHORTEST_IPI},${IPI_DIGITS}}$`).test(digits)
    ? digits.padStart(IPI_DIGITS, "0")
    : null;
}
