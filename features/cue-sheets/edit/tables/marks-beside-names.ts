import type { CsvRecord } from "#/contract/csv-records.ts";
import { meaningOf } from "./head-meaning.ts";
import type { TableHeads } from "./heads-in-rows.ts";
import { areRoles, type Mark, markOf, mayNameParties, roleOfCell } from "./party-heads.ts";
import { isSociety } from "./party-marks.ts";
import { peopleColumns } from "./people-columns.ts";
import { partiesIn } from "./people-in-cell.ts";
import { referenceIn } from "./row-references.ts";
import { isTotalOrOmitted } from "./row-remarks.ts";

type Cells = readonly string[];
/** A column of persons and companies, and the columns that say more of them. */
type Parties = { at: number; marks: Partial<Record<Mark, number>>; isHolder: boolean };
type Table = { heads: TableHeads; rows: readonly CsvRecord[] };

const HOLDERS = "Rights holders";
/** Most columns of persons that are read with what stands beside them. */
const MOST_PARTIES = 20;
const LINES = /\s*[\r\n]+\s*/;
const SHARE = /^(\d{1,3}(?:[.,]\d{1,4})?)\s?%?$/;

/**
 * Returns a table in which what columns of their own say of a person, the role, the society and the share, stands behind
 * the name: «Ana Roux (C) (SACEM) 50%». A column «Name» beside such columns and a title has persons and companies.
 */
export function withMarksBehindNames(table: Table): Table {
  const below = table.rows.slice(table.heads.below).map(({ cells }) => cells);
  const { columns, cells } = table.heads;
  const name = titleBesidePersons(table.heads, below);
  const known = new Set(Object.values({ ...columns, name }));
  const parties = partyColumns(cells, below, known);
  if (parties.length === 0) return table;
  const heads = { ...table.heads, columns: { ...columns, name }, cells: headsOf(cells, parties) };
  const ofOne = new Map(parties.map(({ marks }) => [marks.share, areOfOne(below, marks.share)]));
  const rows = table.rows.flatMap((row, at) => {
    if (at < heads.below || isTotalOrOmitted(row.cells)) return row;
    const read = parties.reduce((all, one) => written(all, one, ofOne), row.cells);
    // A row of somebody without a part in the work, perhaps with a sign for the title above.
    const rest = read.filter((cell) => cell.trim() !== "" && referenceIn(cell)?.to !== "above");
    return read !== row.cells && rest.length === 0 ? [] : { ...row, cells: read };
  });
  return { heads, rows };
}

/** Returns the column of titles: another than «Name» if that has persons, as what stands beside it tells. */
function titleBesidePersons({ cells, columns }: TableHeads, below: readonly Cells[]): number {
  if (!mayNameParties(cells[columns.name] ?? "")) return columns.name;
  const [title] = cells
    .flatMap((head, at) => {
      const meaning = at === columns.name || mayNameParties(head) ? null : meaningOf(head);
      return meaning?.column === "name" && below.some((row) => /\p{L}/u.test(row[at] ?? ""))
        ? { at, ...meaning }
        : [];
    })
    .sort((a, b) => a.rank - b.rank || a.order - b.order);
  const known = new Set(Object.values({ ...columns, name: title?.at ?? columns.name }));
  const persons = partyColumns(cells, below, known).find(({ at }) => at === columns.name);
  if (!title || !persons) return columns.name;
  const { role, society, number } = persons.marks;
  // A share alone may be a level beside the name of the music.
  const isTold = (role ?? society ?? number) !== undefined;
  return isTold || !isOfProgramme(below, title.at, columns.start) ? title.at : columns.name;
}

/** Whether a column of titles has the same title at several places, as that of the programme. */
function isOfProgramme(below: readonly Cells[], title: number, start: number): boolean {
  const valuesIn = (column: number) => new Set(below.flatMap((cells) => cells[column]?.trim() || [])).size;
  return valuesIn(title) === 1 && valuesIn(start) > 1;
}

/** Returns the columns of persons beside which others say more of them than the share. */
function partyColumns(heads: Cells, below: readonly Cells[], known: ReadonlySet<number>): Parties[] {
  const headed = new Set(peopleColumns(heads, known).map(({ at }) => at));
  const taken = new Set<number>();
  const marks = heads.map((head, at) => {
    const mark = known.has(at) || headed.has(at) ? null : markOf(head);
    const cells = mark === "role" ? below.map((row) => row[at] ?? "") : [];
    return mark === "role" && !areRoles(head, cells) ? null : mark;
  });
  const parties = heads.flatMap((head, at): Parties[] => {
    const isHolder = !headed.has(at) && !known.has(at) && mayNameParties(head);
    if (!isHolder && !headed.has(at)) return [];
    const found: Parties["marks"] = {};
    const take = (column: number) => {
      const mark = marks[column];
      if (!mark || taken.has(column) || found[mark] !== undefined) return false;
      found[mark] = column;
      taken.add(column);
      return true;
    };
    if (marks[at - 1] === "role") take(at - 1);
    for (let column = at + 1; take(column); ) column += 1;
    const isTold = found.role !== undefined || found.society !== undefined || found.number !== undefined;
    return isTold || (isHolder && found.share !== undefined) ? [{ at, marks: found, isHolder }] : [];
  });
  return parties.slice(0, MOST_PARTIES);
}

const headsOf = (heads: Cells, parties: readonly Parties[]) =>
  heads.map((head, at) => {
    if (parties.some((one) => one.isHolder && one.at === at)) return HOLDERS;
    return parties.some(({ marks }) => Object.values(marks).includes(at)) ? "" : head;
  });

/** Whether the shares of a column are parts of one, as a workbook has them. */
function areOfOne(below: readonly Cells[], column: number | undefined): boolean {
  const numbers = below.flatMap((cells) => {
    const share = shareIn(cells[column ?? -1] ?? "");
    return share === null ? [] : share;
  });
  return numbers.length > 0 && numbers.every((one) => one <= 1);
}

function shareIn(cell: string): number | null {
  const number = SHARE.exec(cell.trim())?.[1];
  return number === undefined ? null : Number(number.replace(",", "."));
}

/** Returns the cells of a row with what others say of its persons behind their names, unless it is not clear of whom. */
function written(
  cells: string[],
  { at, marks }: Parties,
  ofOne: ReadonlyMap<number | undefined, boolean>,
): string[] {
  const names = linesOf(cells[at]);
  if (names.length === 0 || referenceIn(cells[at] ?? "") !== null) return cells;
  const stated = (["role", "society", "share", "number"] as const).map((mark) =>
    linesOf(cells[marks[mark] ?? -1]),
  );
  const isClear = stated.every(
    (lines, mark) => [0, names.length].includes(lines.length) || (mark === 0 && lines.length === 1),
  );
  if (!isClear) return cells;
  const [roles = [], societies = [], shares = []] = stated;
  const isOfOne = ofOne.get(marks.share) === true;
  const lines = names.flatMap((name, line) =>
    partyWritten(name, {
      role: roles[roles.length === 1 ? 0 : line] ?? "",
      society: societies[line] ?? "",
      share: shareWritten(shares[line] ?? "", isOfOne),
    }),
  );
  const read = new Set(Object.values(marks));
  return cells.map((cell, column) => (column === at ? lines.join("\n") : read.has(column) ? "" : cell));
}

const linesOf = (cell = "") => (cell.trim() === "" ? [] : cell.trim().split(LINES));

function shareWritten(cell: string, isOfOne: boolean): string {
  const share = shareIn(cell);
  if (share === null) return cell.trim();
  return `${Math.round(share * (isOfOne ? 100 : 1) * 100) / 100}%`;
}

/** Returns a name with its marks; nothing of somebody without a part in the work, and a doubt if the role is not known. */
function partyWritten(
  name: string,
  { role, society, share }: { role: string; society: string; share: string },
): string[] {
  const meant = role === "" ? null : roleOfCell(role);
  // A performer with a share of the work has some part in it.
  if (meant === "none" && share === "") return [];
  const isUnknown = role !== "" && (meant === null || meant === "none");
  const code = meant === "publisher" ? "E" : isUnknown ? `${role} ?` : (meant ?? "");
  const marked = [code && `(${code})`, isSociety(society) ? `(${society})` : "", share];
  const several = meant === "publisher" ? [] : partiesIn(name, false).map((one) => one.name);
  // Of several persons on a line each has the role, while a society or a share may be that of all.
  const each = several.length > 1 && society === "" && share === "" ? several : [name];
  return each.map((one) => [one, ...marked].filter((part) => part !== "").join(" "));
}
