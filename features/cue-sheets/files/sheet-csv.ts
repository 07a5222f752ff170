import Papa from "papaparse";
import {
  CUE_USES,
  type Cue,
  cueSchema,
  FRAME_RATES,
  type Programme,
  programmeSchema,
  WRITER_ROLES,
} from "#/contract/cue-sheet.ts";
import { framesOf, RATES } from "../time/timecode.ts";
import { BETWEEN, COLUMNS, type Column, headingOf } from "./sheet-rows.ts";

/** Spreadsheets read a cell that begins so as a formula (OWASP, CSV injection); a quote before it prevents that. */
const FORMULA = /^['=+\-@\t\r]/;
const BOM = "\uFEFF";

/** Returns rows as CSV that spreadsheets of either language open: UTF-8 with BOM, semicolons, quotes where needed. */
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

/** Names of uses, origins and versions in both languages, to understand re-imported cells. */
export type Words = {
  use: Record<string, Cue["use"]>;
  origin: Record<string, Cue["origin"]>;
  version: Record<string, string>;
};

/**
 * Reads a CSV written by `csvOf`, in either language, perhaps edited in a spreadsheet: columns may move or be missing.
 * Cues without a number become new ones. Throws `NoCueSheet` when there is no title column.
 */
export function sheetOfCsv(text: string, words: Words): { programme: Programme; cues: Cue[] } {
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
    .map((row, index) => cueOf(cellsOf(row), index, programme, words))
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

function cueOf(cell: Cells, index: number, { rate }: Programme, words: Words): Cue {
  const frames = (column: Column) => framesOf(cell(column), RATES[rate]);
  const [start, end] = [frames("start"), frames("end")];
  return cueSchema.parse({
    id: `row-${index + 1}`,
    title: cell("title"),
    versionLabel: meaning(words.version, cell("version")) ?? cell("version"),
    writers: parties(cell, ["writers", "shares", "societies", "ipis"]).map((party, place) => ({
      ...party,
      role: WRITER_ROLES.find((one) => one === parts(cell("roles"))[place]) ?? "C",
    })),
    publishers: parties(cell, ["publishers", "publisherShares", "publisherSocieties", "publisherIpis"]),
    label: cell("label"),
    reference: cell("reference"),
    isrc: cell("isrc"),
    iswc: cell("iswc"),
    origin: meaning(words.origin, cell("origin")) ?? "unknown",
    use: meaning(words.use, cell("use")) ?? CUE_USES[0],
    start,
    end,
    duration: start !== null && end !== null ? null : frames("duration"),
    sourceIn: frames("sourceIn"),
    clip: cell("clip"),
    note: cell("note"),
  });
}

/** Returns the meaning of a word; a cell may contain `__proto__`, which every table inherits. */
const meaning = <Meaning>(table: Record<string, Meaning>, word: string) =>
  Object.hasOwn(table, word.toLowerCase()) ? table[word.toLowerCase()] : undefined;

const parts = (cell: string) => (cell === "" ? [] : cell.split(BETWEEN.trim()).map((part) => part.trim()));

function parties(cell: Cells, [names, shares, societies, ipis]: [Column, Column, Column, Column]) {
  const [part, society, ipi] = [shares, societies, ipis].map((column) => parts(cell(column)));
  return parts(cell(names)).map((name, index) => {
    const share = Number((part?.[index] ?? "").replace(",", ".").replace("%", "").trim() || Number.NaN);
    return {
      name,
      share: share >= 0 && share <= 100 ? share : null,
      society: society?.[index] ?? "",
      ipi: ipi?.[index] ?? "",
    };
  });
}
