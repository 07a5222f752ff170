import type { CsvRecord } from "#/contract/csv-records.ts";
import { shownNumber } from "./shown-number.ts";
import { hearXml } from "./xml-events.ts";

/** Data that all worksheets of a workbook share. */
export interface Shared {
  texts: readonly string[];
  /** Number formats, by the style of a cell. */
  formats: readonly string[];
  isFrom1904: boolean;
  /** Counts cells; throws if a workbook has more than the maximum. */
  spend(cells: number): void;
}

export interface Table {
  records: CsvRecord[];
  /** Hidden rows that contain text. */
  hiddenRows: number[];
  /** Places of hidden columns. */
  hiddenColumns: ReadonlySet<number>;
  /** Cells with formulas that have no value, because the program that wrote the workbook did not calculate them. */
  uncounted: string[];
  /** Cells that are merged across columns: row, first place and last place. */
  across: Span[];
}

export interface Span {
  line: number;
  from: number;
  to: number;
}

/** Number of characters that count as another cell. */
const CHARACTERS = 100;

interface Row {
  cells: string[];
  isHidden: boolean;
}

/** Returns the place of a column from its letters: `A` is 0. */
const placeOf = (letters: string) =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function address(text: string | undefined): { place: number; line: number } | null {
  const [, letters, line] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text ?? "") ?? [];
  return letters ? { place: placeOf(letters), line: Number(line) } : null;
}

/** Reads the cells of a worksheet as a person sees them. */
export function readWorksheet(xml: string, shared: Shared): Table {
  const rows = new Map<number, Row>();
  const merged: (Span & { last: number })[] = [];
  const hiddenColumns = new Set<number>();
  const uncounted: string[] = [];
  let line = 0;
  let place = -1;
  let row: Row = { cells: [], isHidden: false };
  let cell = { type: "n", style: 0, value: "", hasFormula: false, name: "" };
  let isValue = false;
  let isPhonetic = false;
  hearXml(xml, {
    open(name, attributes) {
      if (name === "row") {
        const { r, hidden } = attributes();
        line = Number(r ?? line + 1);
        place = -1;
        row = { cells: [], isHidden: isTrue(hidden) };
        rows.set(line, row);
        shared.spend(1);
      } else if (name === "c") {
        const { r, s, t } = attributes();
        place = address(r)?.place ?? place + 1;
        cell = { type: t ?? "n", style: Number(s ?? 0), value: "", hasFormula: false, name: r ?? "" };
      } else if (name === "v" || name === "t") isValue = !isPhonetic;
      else if (name === "rPh") isPhonetic = true;
      else if (name === "f") cell.hasFormula = true;
      else if (name === "col" && isTrue(attributes().hidden)) {
        const { min, max } = attributes();
        for (let at = Number(min); at <= Math.min(Number(max), 1_000); at += 1) hiddenColumns.add(at - 1);
      } else if (name === "mergeCell") {
        const [first, last] = (attributes().ref ?? "").split(":").map(address);
        shared.spend(1);
        if (first && last)
          merged.push({ line: first.line, last: last.line, from: first.place, to: last.place });
      }
    },
    text(text) {
      if (isValue) cell.value += text;
    },
    close(name) {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "rPh") isPhonetic = false;
      if (name !== "c") return;
      const text = shownCell(cell, shared);
      if (cell.hasFormula && cell.value === "" && cell.type !== "str") uncounted.push(cell.name);
      if (text === "") return;
      put(row.cells, place, text, shared);
    },
  });
  fillDown(rows, merged, shared);
  const sorted = [...rows].toSorted(([one], [other]) => one - other);
  const filled = sorted.filter(([, { cells }]) => cells.some((text) => text.trim() !== ""));
  return {
    records: filled.flatMap(([at, { cells, isHidden }]) =>
      isHidden ? [] : { cells, line: at, isBroken: false },
    ),
    hiddenRows: filled.flatMap(([at, { isHidden }]) => (isHidden ? at : [])),
    hiddenColumns,
    uncounted,
    across: merged.filter(({ from, to }) => to > from),
  };
}

/** Puts a text at a place in a row; counts it, its length and the gap before it. */
function put(cells: string[], place: number, text: string, { spend }: Shared): void {
  spend(1 + Math.max(place - cells.length, 0) + Math.floor(text.length / CHARACTERS));
  while (cells.length < place) cells.push("");
  cells[place] = text;
}

const isTrue = (text: string | undefined) => text === "1" || text === "true";

function shownCell(
  { type, style, value }: { type: string; style: number; value: string },
  { texts, formats, isFrom1904 }: Shared,
): string {
  if (type === "s") return texts[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : value === "0" ? "FALSE" : value;
  if (type === "d") return value.slice(0, 10);
  return type === "n" ? shownNumber(value, formats[style] ?? "General", isFrom1904) : value;
}

/** Copies the text of a merged cell to all rows beside it: one album for ten tracks. */
function fillDown(
  rows: ReadonlyMap<number, Row>,
  merged: readonly (Span & { last: number })[],
  shared: Shared,
): void {
  const last = [...rows.keys()].at(-1) ?? 0;
  for (const { line, last: end, from } of merged) {
    const text = rows.get(line)?.cells[from] ?? "";
    if (text === "") continue;
    for (let at = line + 1; at <= Math.min(end, last); at += 1) {
      shared.spend(1);
      const cells = rows.get(at)?.cells;
      if (!cells?.some((one) => one !== "")) continue;
      if (!cells[from]) put(cells, from, text, shared);
    }
  }
}
