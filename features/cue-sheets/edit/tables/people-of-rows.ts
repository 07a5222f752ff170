import { fold } from "#/contract/fold.ts";
import { unquoted } from "../clip-title.ts";
import type { StatedParty } from "../edit.ts";
import { splitVersion } from "../split-version.ts";
import { LinkedRows, RowsByKey } from "./linked-rows.ts";
import { type PeopleColumn, partiesInColumn } from "./people-columns.ts";
import { type NamedParty, namesNobody } from "./people-in-cell.ts";
import type { PartyRole } from "./person-roles.ts";
import { referenceIn } from "./row-references.ts";
import { keyOfRow } from "./same-rows.ts";

type WriterRole = Exclude<PartyRole, "publisher">;
const WHOLE = 100;
const NONE: readonly NamedParty[] = [];

/**
 * Reads the people of a table. «Idem» means the cell above, even that of a row that is struck out; «siehe Nr. 1» means
 * the people of the row with that number, wherever it is, and nobody if it is not in the table.
 */
export class PeopleOfRows {
  private readonly columns: readonly { column: PeopleColumn; rows: LinkedRows<readonly NamedParty[]> }[];
  private row = -1;

  /** `at` has the columns of the rows' numbers and titles; -1 for a column that the table does not have. */
  constructor(
    columns: readonly PeopleColumn[],
    rows: readonly (readonly string[])[],
    at: { number: number; title: number },
  ) {
    this.columns = columns.map((column) => ({ column, rows: new LinkedRows() }));
    const keyed = rows.map((cells) => ({
      number: keyOfRow(cells[at.number] ?? ""),
      title: titleKey(cells[at.title] ?? ""),
    }));
    /** The row that a writer's cell refers to, which then counts for the empty cells beside it. */
    const meant = new Map<number, number>();
    for (const { column, rows: linked } of this.columns) {
      const cellAt = (row: number) => (rows[row]?.[column.at] ?? "").trim();
      const refers = rows.map((_, row) => referenceIn(cellAt(row)));
      const [byNumber, byTitle] = [new RowsByKey(), new RowsByKey()];
      for (const [row, key] of keyed.entries()) {
        byNumber.add(key.number, row, key.title);
        if (!refers[row] && cellAt(row) !== "") byTitle.add(key.title, row, fold(cellAt(row)));
      }
      const read = new Map<string, NamedParty[]>();
      let above: number | null = null;
      for (const [row, reference] of refers.entries()) {
        const to =
          reference?.to === "above"
            ? above
            : reference?.to === "number"
              ? byNumber.of(keyOfRow(reference.number))
              : reference && byTitle.of(keyed[row]?.title ?? "");
        if (reference) {
          if (to !== null) linked.link(row, to);
          else linked.set(row, NONE);
          if (to !== null && reference.to !== "above" && column.kind !== "publisher") meant.set(row, to);
          above = row;
        } else if (cellAt(row) !== "") {
          const named = read.get(cellAt(row)) ?? partiesInColumn(cellAt(row), column);
          read.set(cellAt(row), named);
          linked.set(row, named);
          if (named.length > 0 || namesNobody(cellAt(row))) above = row;
        }
      }
    }
    for (const [row, to] of meant)
      for (const { rows: linked } of this.columns) if (!linked.has(row)) linked.link(row, to);
  }

  /** Returns the people of the next row; nothing if it names none. */
  next(): { writers?: StatedParty[]; publishers?: StatedParty[] } {
    this.row += 1;
    const writers: StatedParty[] = [];
    const publishers: StatedParty[] = [];
    for (const { column, rows } of this.columns) {
      for (const { role, ...one } of rows.of(this.row, NONE)) {
        const kind = column.kind === "publisher" ? "publisher" : (role ?? column.kind);
        if (kind === "publisher") publishers.push(one);
        else if (kind !== "holder") addWriter(writers, one, kind);
      }
    }
    return { ...(writers.length > 0 && { writers }), ...(publishers.length > 0 && { publishers }) };
  }
}

const titleKey = (title: string) => fold(splitVersion(unquoted(title.trim())).base).trim();

const ofMusicOrWords = (role: string | undefined) => role === "C" || role === "A" || role === "CA";

/** Adds a writer. A person who wrote music and words is both; an arranger is listed for that as well. */
function addWriter(writers: StatedParty[], one: Omit<StatedParty, "role">, role: WriterRole): void {
  const known = writers.find(
    (other) =>
      fold(other.name) === fold(one.name) &&
      (other.role === role || (ofMusicOrWords(other.role) && ofMusicOrWords(role))),
  );
  if (!known) {
    writers.push({ ...one, role });
    return;
  }
  if (known.role !== role) known.role = "CA";
  // Music and words each have their share; together they are at most the whole work.
  const both = known.share === null ? one.share : known.share + (one.share ?? 0);
  known.share = both !== null && both <= WHOLE ? both : null;
}
