import Papa from "papaparse";
import {
  CUE_USES,
  type Cue,
  cueSchema,
  type Programme,
  programmeSchema,
  WRITER_ROLES,
} from "#/contract/cue-sheet.ts";
import { FRAME_RATES } from "#/contract/frame-rates.ts";
import { framesOf, RATES } from "../time/timecode.ts";
import { COLUMNS, type Column, headingOf, SEPARATOR } from "./sheet-rows.ts";

/** Spreadsheets take a cell that begins like this for a formula (OWASP, CSV injection), unless a quote precedes it. */
const FORMULA = /^['=+\-@\t\r]/;
const BOM = "\uFEFF";

/** Returns rows as CSV that spreadsheets in both languages open: UTF-8 with BOM, semicolons, quotes where needed. */
export function csvOf(rows: readonly string[][], lang: "fr" | "en"): string {
  const cell = (text: string) => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[";\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const lines = [COLUMNS.map((column) => headingOf(column, lang)), ...rows].map((row) =>
    row.map(cell).join(";"),
  );
  return `${BOM}${lines.join("\r\n")}\r\n`;
}

/** Thrown for a file that is not a cue sheet of Sillon. */
export class NoCueSheet extends Error {}

/** Uses, origins and versions by the lower-case names that cells contain. */
export type ValuesByName = {
  use: Record<string, Cue["use"]>;
  origin: Record<string, Cue["origin"]>;
  version: Record<string, string>;
};

/**
 * Reads a CSV that `csvOf` wrote in either language, perhaps edited in a spreadsheet since: columns may have moved or be
 * missing. Throws `NoCueSheet` when there is no title column or no row.
 */
export function sheetOfCsv(text: string, values: ValuesByName): { programme: Programme; cues: Cue[] } {
  const [head = [], ...rows] = rowsOf(text);
  const at = new Map<Column, number>();
  for (const column of COLUMNS) {
    const index = head.findIndex((name) =>
      [headingOf(column, "fr"), headingOf(column, "en")].includes(name.trim()),
    );
    if (index !== -1 && !at.has(column)) at.set(column, index);
  }
  if (!at.has("title") || rows.length === 0) throw new NoCueSheet();
  const cellsOf = (row: string[]) => (column: Column) => plain(row[at.get(column) ?? -1] ?? "");
  const programme = programmeOf(cellsOf(rows[0] ?? []));
  const cues = rows
    .map((row, index) => cueOf(cellsOf(row), index, programme, values))
    .filter(({ title, writers, clip }) => title !== "" || writers.length > 0 || clip !== "");
  return { programme, cues };
}

function rowsOf(text: string): string[][] {
  const firstLine = text.split(/\r\n|\r|\n/, 1)[0] ?? "";
  const delimiter = [";", "\t", ","].find((one) => firstLine.includes(one)) ?? ";";
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { delimiter, skipEmptyLines: true }).data;
}

const plain = (cell: string) =>
  (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell).trim();

type Cells = (column: Column) => string;

function programmeOf(cell: Cells): Programme {
  const rate = FRAME_RATES.find((one) => one === cell("rate")) ?? "25";
  return programmeSchema.parse({
    title: cell("programme"),
    originalTitle: cell("originalTitle"),
    episodeTitle: cell("episodeTitle"),
    episodeNumber: cell("episodeNumber"),
    productionNumber: cell("productionNumber"),
    channel: cell("channel"),
    broadcastDate: cell("broadcastDate"),
    producer: cell("producer"),
    country: cell("country"),
    rate,
    duration: framesOf(cell("programmeDuration"), RATES[rate]),
  });
}

function cueOf(cell: Cells, index: number, { rate }: Programme, values: ValuesByName): Cue {
  const frames = (column: Column) => framesOf(cell(column), RATES[rate]);
  const [start, end] = [frames("start"), frames("end")];
  return cueSchema.parse({
    id: `row-${index + 1}`,
    title: cell("title"),
    versionLabel: valueNamed(values.version, cell("version")) ?? cell("version"),
    writers: parties(cell, ["writers", "shares", "societies", "ipis"]).map((party, place) => ({
      ...party,
      role: WRITER_ROLES.find((one) => one === listIn(cell("roles"))[place]) ?? "C",
    })),
    publishers: parties(cell, ["publishers", "publisherShares", "publisherSocieties", "publisherIpis"]),
    label: cell("label"),
    reference: cell("reference"),
    isrc: cell("isrc"),
    iswc: cell("iswc"),
    origin: valueNamed(values.origin, cell("origin")) ?? "unknown",
    use: valueNamed(values.use, cell("use")) ?? CUE_USES[0],
    start,
    end,
    duration: start !== null && end !== null ? null : frames("duration"),
    sourceIn: frames("sourceIn"),
    clip: cell("clip"),
    note: cell("note"),
  });
}

/** Returns the value with a name, only if it is the table's own: a cell may contain `__proto__`. */
const valueNamed = <Value>(table: Record<string, Value>, name: string) =>
  Object.hasOwn(table, name.toLowerCase()) ? table[name.toLowerCase()] : undefined;

const listIn = (cell: string) => (cell === "" ? [] : cell.split(SEPARATOR.trim()).map((part) => part.trim()));

function parties(cell: Cells, [names, shares, societies, ipis]: [Column, Column, Column, Column]) {
  const [part, society, ipi] = [shares, societies, ipis].map((column) => listIn(cell(column)));
  return listIn(cell(names)).map((name, index) => {
    const share = Number((part?.[index] ?? "").replace(",", ".").replace("%", "").trim() || Number.NaN);
    return {
      name,
      share: share >= 0 && share <= 100 ? share : null,
      society: society?.[index] ?? "",
      ipi: ipi?.[index] ?? "",
    };
  });
}
