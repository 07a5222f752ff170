import type { CsvRecord } from "#/contract/csv-records.ts";
import { isNotKept, roleOfKind } from "./row-kinds.ts";
import { isSetAside } from "./row-remarks.ts";
import { cellAt, type TableColumns } from "./table-columns.ts";

/** «X = abandonné», «JGL = jingle», also with a colon in a line that calls itself a legend. */
const CODE = String.raw`(?:\p{L}{1,4}|[?*+])`;
const entry = (sign: string, code: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(${code})\s*${sign}\s*([^=:;,|\t\n]{2,60}?)\s*(?=[;,|\t\n.]|\s${CODE}\s*${sign}|$)`,
    "gu",
  );
const ENTRY = entry("=", CODE);
const COLON_ENTRY = entry(":", String.raw`(?:\p{Lu}{1,4}|[?*+])`);
const IS_CODE = /^(?:\p{Lu}{1,4}|[?*+])$/u;
const NAMES_LEGEND =
  /^\W{0,3}(?:l[\u00e9e]gende?|legend|key|cl[\u00e9e]|leyenda|legenda|zeichen|codes?)\s*[:=]\s*/iu;
const LONGEST_LINE = 400;

/** Returns the meanings of the codes that a line explains. */
export function entriesIn(line: string): [string, string][] {
  if (line.length > LONGEST_LINE) return [];
  const bare = line.replace(NAMES_LEGEND, "");
  const entries = [...bare.matchAll(ENTRY), ...(bare === line ? [] : bare.matchAll(COLON_ENTRY))];
  return entries.map(([, code = "", meaning = ""]) => [code, meaning.trim()]);
}

/** A genre of music too, but in a legend of kinds the news themselves. */
const NEWS = /^\s*(?:news|headlines|bulletins?)\s*$/i;
const SPOKEN = "speech";

/** Returns the word of a meaning that names a kind of sound: «news (parole)» is speech. */
function kindIn(meaning: string): string | undefined {
  const bracketed = /\(([^()]+)\)/.exec(meaning)?.slice(1) ?? [];
  const forms = [
    meaning,
    meaning.replace(/\([^()]*\)/g, " "),
    ...bracketed,
    ...meaning.split(/[/(),]| ou | or /),
  ];
  return forms.some((form) => NEWS.test(form)) ? SPOKEN : forms.find((form) => roleOfKind(form) !== "");
}

/** An answer to what the heading asks, which a legend of answers does not tell. */
const ANSWER = /^(?:oui|non?|yes|ja|nein|nee|s[i\u00ed]|nao|n\u00e3o)$/i;

/** Whether the meaning of a code is that its row is not, or not yet, in the programme. */
export const isStateDropped = (meaning: string) =>
  !ANSWER.test(meaning) && (isSetAside("", [meaning]) || isNotKept(meaning));

/**
 * Returns the rows and columns of a table in which single codes for the state or the kind of a row, which a legend in the
 * file explains (above the headings, or in rows without a place), are replaced by their meanings.
 */
export function withLegend(
  rows: readonly CsvRecord[],
  linesAbove: readonly string[],
  columns: TableColumns,
): { rows: readonly CsvRecord[]; columns: TableColumns } {
  const below = rows.filter(({ cells }) => !/\d/.test(cellAt(cells, columns.start)));
  const lines = [
    ...linesAbove,
    ...below.map(({ cells }) => cells.filter((cell) => cell.trim() !== "").join(";")),
  ];
  const meanings = new Map(lines.filter((line) => /[=:]/.test(line)).flatMap(entriesIn));
  if (meanings.size === 0) return { rows, columns };
  const listed = rows.filter(({ cells }) => /\d/.test(cellAt(cells, columns.start)));
  const known = new Set([columns.name, columns.start, columns.end, columns.duration, columns.number]);
  const width = listed.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const coded = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const written = listed.flatMap(({ cells }) => cellAt(cells, at) || []);
    return (
      !known.has(at) &&
      written.some((cell) => meanings.has(cell)) &&
      written.every((cell) => meanings.has(cell) || IS_CODE.test(cell))
    );
  });
  const codes = new Map(
    coded.map((at) => [at, listed.map(({ cells }) => meanings.get(cellAt(cells, at)) ?? "")]),
  );
  const ofStates = coded.filter((at) => codes.get(at)?.some(isStateDropped));
  const ofKinds = coded.filter((at) => !ofStates.includes(at) && codes.get(at)?.some((one) => kindIn(one)));
  const told = new Set([...ofStates, ...ofKinds]);
  if (told.size === 0) return { rows, columns };
  const meaningOf = (cell: string) => {
    const meaning = meanings.get(cell.trim());
    return meaning === undefined ? cell : (kindIn(meaning) ?? meaning);
  };
  return {
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (told.has(at) ? meaningOf(cell) : cell)),
    })),
    columns: {
      ...columns,
      states: ofStates,
      kinds: [...columns.kinds.filter((at) => !told.has(at)), ...ofKinds],
      ...(told.has(columns.kind) && { kind: -1 }),
    },
  };
}
