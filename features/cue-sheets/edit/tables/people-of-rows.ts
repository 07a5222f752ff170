import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "../clip-title.ts";
import type { StatedParty } from "../edit.ts";
import { addWriter } from "./add-writer.ts";
import { LinkedRows, RowsByKey } from "./linked-rows.ts";
import { NamesByInitials } from "./names-by-initials.ts";
import { namesNobody } from "./nobody.ts";
import { withSharesOfNameless } from "./party-shares.ts";
import { type PeopleColumn, partiesInColumn } from "./people-columns.ts";
import type { NamedParty } from "./people-in-cell.ts";
import { roleInRemarks } from "./row-kinds.ts";
import { referenceIn } from "./row-references.ts";
import { keyOfRow, numberMeantBy } from "./same-rows.ts";
import { withSharesInCell } from "./share-cells.ts";

const NONE: readonly NamedParty[] = [];

/**
 * Reads the people of a table. «Idem» means the cell of the row above, even that of a row that is struck out, or of the
 * same piece if the row above names nobody; «siehe Nr. 1» means
 * the people of the row with that number, wherever it is, and nobody if it is not in the table.
 */
export class PeopleOfRows {
  private readonly columns: readonly { column: PeopleColumn; rows: LinkedRows<readonly NamedParty[]> }[];
  private readonly names = new NamesByInitials();
  private row = -1;

  /** `at` has the columns of the rows' numbers, titles and notes; -1 for a column that the table does not have. */
  constructor(
    columns: readonly PeopleColumn[],
    rows: readonly (readonly string[])[],
    at: { number: number; title: number; notes: readonly number[] },
  ) {
    this.columns = columns.map((column) => ({ column, rows: new LinkedRows() }));
    const titles = new Map<string, string>();
    const keyed = rows.map((cells) => {
      const written = cells[at.title] ?? "";
      const title = titles.get(written) ?? fold(titleOfClip(written).title);
      titles.set(written, title);
      return { number: keyOfRow(cells[at.number] ?? ""), title };
    });
    const byNumber = new RowsByKey();
    for (const [row, key] of keyed.entries()) byNumber.add(key.number, row, key.title);
    /** Whether a row may be another piece: it has a title and more, and its notes do not say that it is other sound. */
    const isListed = (cells: readonly string[]) =>
      (cells[at.title] ?? "").trim() !== "" &&
      cells.filter((cell) => cell.trim() !== "").length > 1 &&
      ["", "music"].includes(roleInRemarks(at.notes.map((note) => cells[note] ?? "")));
    /** The row that a writer's cell refers to, which then counts for the empty cells beside it. */
    const meant = new Map<number, number>();
    for (const { column, rows: linked } of this.columns) {
      const cellAt = (row: number) => (rows[row]?.[column.at] ?? "").trim();
      const refers = rows.map((_, row) => referenceIn(cellAt(row)));
      const byTitle = new RowsByKey();
      for (const [row, { title }] of keyed.entries())
        if (!refers[row] && cellAt(row) !== "") byTitle.add(title, row, fold(cellAt(row)));
      const read = new Map<string, readonly NamedParty[]>();
      let above: number | null = null;
      for (const [row, reference] of refers.entries()) {
        if (reference) {
          const ofPiece = byTitle.of(keyed[row]?.title ?? "");
          const isBefore = ofPiece !== null && ofPiece < row;
          // Rows without people in between are other pieces, or none: nobody from above them is meant.
          const isRightAbove = above !== null && !rows.slice(above + 1, row).some(isListed);
          const isAbove =
            (reference.to === "above" && isRightAbove) || (reference.to === "before" && !isBefore);
          const to = isAbove
            ? above
            : reference.to === "number"
              ? byNumber.of(keyOfRow(reference.number))
              : reference.to === "above" && !isBefore
                ? null
                : ofPiece;
          if (to !== null) linked.link(row, to);
          else linked.set(row, NONE);
          const isOther = reference.to === "number" || reference.to === "other";
          if (to !== null && isOther && column.kind !== "publisher") meant.set(row, to);
          above = row;
        } else if (cellAt(row) !== "") {
          const shares = rows[row]?.[column.shares ?? -1] ?? "";
          const key = `${shares}\t${cellAt(row)}`;
          const named = read.get(key) ?? withSharesInCell(partiesInColumn(cellAt(row), column), shares);
          read.set(key, named);
          linked.set(row, named);
          for (const { name, role } of named)
            this.names.add(name, column.kind === "publisher" || role === "publisher");
          if (named.length > 0 || namesNobody(cellAt(row))) above = row;
        }
      }
    }
    for (const [row, to] of meant)
      for (const { rows: linked } of this.columns) if (!linked.has(row)) linked.link(row, to);
    for (const [row, cells] of rows.entries()) {
      // «idem n° 2» as a title means the piece of that row with its people.
      const number = numberMeantBy(cells[at.title] ?? "");
      const meantByTitle = number === null ? null : byNumber.of(number);
      const notes = at.notes.map((note) => cells[note] ?? "");
      const to = meantByTitle ?? rowInNotes(notes, byNumber);
      const isSameTitle = to !== null && keyed[to]?.title !== "" && keyed[to]?.title === keyed[row]?.title;
      const isSamePiece = meantByTitle !== null || isSameTitle;
      if (to === null || !isSamePiece || this.columns.some(({ rows: linked }) => linked.has(row))) continue;
      for (const { rows: linked } of this.columns) linked.link(row, to);
    }
  }

  /** Returns the people of the next row; nothing if it names none. */
  next(): { writers?: StatedParty[]; publishers?: StatedParty[] } {
    this.row += 1;
    const writers: StatedParty[] = [];
    const listed: StatedParty[] = [];
    for (const { column, rows } of this.columns) {
      for (const { role, ...one } of rows.of(this.row, NONE)) {
        const kind = column.kind === "publisher" ? "publisher" : (role ?? column.kind);
        const name = this.names.ofInitials(one.name, kind === "publisher");
        if (kind === "publisher") listed.push({ ...one, name });
        else if (kind !== "holder") addWriter(writers, { ...one, name, role: kind });
      }
    }
    const publishers = withSharesOfNameless(listed);
    return { ...(writers.length > 0 && { writers }), ...(publishers.length > 0 && { publishers }) };
  }
}

/** Returns the row to which the notes of another row refer by its number: «s. Nr. 2»; null if they refer to none. */
function rowInNotes(notes: readonly string[], byNumber: RowsByKey): number | null {
  for (const part of notes.flatMap((note) => (/\d/.test(note) ? note.split(/[,;]/) : []))) {
    const reference = referenceIn(part);
    if (reference?.to === "number") return byNumber.of(keyOfRow(reference.number));
  }
  return null;
}
