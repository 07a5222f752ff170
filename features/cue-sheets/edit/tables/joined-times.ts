import { fold } from "#/contract/fold.ts";
import { meaningOf } from "./head-meaning.ts";
import { MOST_COLUMNS } from "./heads-in-rows.ts";

type Rows = readonly (readonly string[])[];

/** Words for hours, minutes, seconds and frames at the head of a column of their own, folded. */
const UNITS: readonly ReadonlySet<string>[] = [
  "h hh hr hrs heure heures hour hours std stunde stunden hora horas ora ore",
  "m mm mn mns min mins minute minutes minuten minuto minutos minuti",
  "s ss sec secs sek seconde secondes second seconds sekunde sekunden segundo segundos secondi",
  "f ff fr i ii im img image images frame frames bild bilder fotograma fotogramas cuadros quadri",
].map((words) => new Set(words.split(" ")));
/** The headings of times that no heading names, in their order. */
const DEFAULT_LABELS = ["TC in", "TC out", "duration"];
/** Numbers of rows above the headings, and of rows below in which figures confirm them. */
const [MOST_ABOVE, MOST_BELOW] = [30, 20];
const LONGEST_HEAD = 100;

/** The first of four columns, and the words that their headings share: «D\u00e9but H», «D\u00e9but M» … */
type Group = { at: number; label: string };

/**
 * Returns the rows of a table in which each time has one column. Some tables have four for it, «H | M | S | I»: the first
 * of these gets the whole time code and the heading of the time, and the others are empty, so that all columns stay
 * where they are. Without such columns the rows are returned as they are.
 */
export function withJoinedTimes(rows: Rows): Rows {
  const unitRow = rows
    .slice(0, MOST_ABOVE)
    .findIndex((cells, at) => groupsIn(cells).some((group) => isConfirmed(group, rows.slice(at + 1))));
  const units = rows[unitRow];
  if (!units) return rows;
  const above = rows[unitRow - 1] ?? [];
  const groups = groupsIn(units).map(({ at, label }, index) => {
    const named = above.slice(at, at + UNITS.length).find((cell) => cell.trim() !== "") ?? "";
    return { at, label: label || (isTime(named) ? named : "") || (DEFAULT_LABELS[index] ?? "") };
  });
  const isOfGroup = (column: number) => groups.some(({ at }) => column >= at && column < at + UNITS.length);
  const hasOtherHeads = units.some((cell, column) => cell.trim() !== "" && !isOfGroup(column));
  return rows.map((cells, row) => {
    if (row < unitRow - 1) return cells;
    const labelled = (of: (group: Group) => string) => withGroups(cells, groups, of);
    // The titles of the other columns stand beside the units, or above them.
    if (row === unitRow - 1) return labelled(({ label }) => (hasOtherHeads ? "" : label));
    if (row === unitRow) return labelled(({ at, label }) => (hasOtherHeads ? label : (cells[at] ?? "")));
    return labelled(({ at, label }) => (areUnits(cells, at) ? label : joined(cells, at)));
  });
}

/** Returns the groups of four columns in a row of headings. */
function groupsIn(cells: readonly string[]): Group[] {
  const groups: Group[] = [];
  if (cells.length > MOST_COLUMNS) return groups;
  for (let at = 0; at + UNITS.length <= cells.length; at += 1) {
    const labels = UNITS.map((_, unit) => labelBeside(cells[at + unit] ?? "", unit));
    const [label] = labels;
    if (typeof label !== "string" || !labels.every((one) => one === label || one === "")) continue;
    groups.push({ at, label });
    at += UNITS.length - 1;
  }
  return groups;
}

/** Returns the words beside the unit in a heading; null if it does not start or end with the unit. */
function labelBeside(cell: string, unit: number): string | null {
  const words = fold(cell.slice(0, LONGEST_HEAD)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isUnit = (word = "") => UNITS[unit]?.has(word) === true;
  if (isUnit(words.at(-1))) return words.slice(0, -1).join(" ");
  return isUnit(words[0]) ? words.slice(1).join(" ") : null;
}

const areUnits = (cells: readonly string[], at: number) =>
  UNITS.every((_, unit) => labelBeside(cells[at + unit] ?? "", unit) !== null);

const isTime = (head: string) => ["start", "end", "duration"].includes(meaningOf(head)?.column ?? "");

const partsOf = (cells: readonly string[], at: number) =>
  UNITS.map((_, unit) => cells[at + unit]?.trim() ?? "");
const areFigures = (parts: readonly string[]) => parts.every((part) => /^\d{0,3}$/.test(part));

/** Whether one of the rows below headings has figures in all four columns. */
const isConfirmed = ({ at }: Group, below: Rows) =>
  below.slice(0, MOST_BELOW).some((cells) => {
    const parts = partsOf(cells, at);
    return areFigures(parts) && parts.every((part) => part !== "");
  });

/** Returns the time in four columns as time code; text that is no figure stays, such as «tbc». */
function joined(cells: readonly string[], at: number): string {
  const parts = partsOf(cells, at);
  const written = parts.filter((part) => part !== "");
  return written.length > 0 && areFigures(parts)
    ? parts.map((part) => part.padStart(2, "0")).join(":")
    : written.join(" ");
}

/** Returns a row with a text in the first column of each group, and nothing in the three others. */
function withGroups(
  cells: readonly string[],
  groups: readonly Group[],
  of: (group: Group) => string,
): string[] {
  const row = [...cells];
  for (const group of groups) {
    if (group.at >= row.length) continue;
    for (let unit = 0; unit < UNITS.length && group.at + unit < row.length; unit += 1)
      row[group.at + unit] = unit === 0 ? of(group) : "";
  }
  return row;
}
