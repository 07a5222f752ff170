import { unquoted } from "../clip-title.ts";
import { withTitleAsked } from "../title-unknown.ts";
import { isEndMark } from "./open-remarks.ts";
import { type PieceMeant, PiecesInOrder, pieceMeant } from "./order-references.ts";
import { isContinuation } from "./row-remarks.ts";
import { namesPiece, titleOfRow } from "./row-title.ts";
import { NumberedTitles, RowVersions } from "./same-rows.ts";
import { cellAt, type TableColumns } from "./table-columns.ts";

/**
 * Reads the titles of a table's rows in their order: a row may continue the music of the one above, or refer to that of
 * another row by its number.
 */
export class RowTitles {
  private readonly columns: TableColumns;
  private readonly times: ReadonlySet<number | undefined>;
  private readonly numbered = new NumberedTitles();
  private readonly versions = new RowVersions();
  private readonly pieces = new PiecesInOrder<string>();
  /** The title of the last row that has one, even if its times could not be read. */
  private last = "";
  /** The title of the row above; empty if its times could not be read. */
  private above = "";

  constructor(columns: TableColumns, rows: readonly string[][]) {
    this.columns = columns;
    this.times = new Set([columns.start, columns.end, columns.duration]);
    for (const cells of rows) {
      const title = unquoted(cellAt(cells, columns.name));
      this.numbered.add(cells[columns.number] ?? "", title, () => this.withVersion(title, cells, false));
    }
  }

  /** Returns the title of the next row; a row of times alone, unless it `isPoint`, has that of the row above. */
  next(cells: readonly string[], isPoint: boolean): string {
    const written = cellAt(cells, this.columns.name);
    const note = cellAt(cells, this.columns.note);
    const referred = this.numbered.titleMeantBy(written);
    if (referred !== null || isContinuation(written))
      return this.withVersion(referred ?? this.last, cells, true);
    const byOrder = pieceMeant(written);
    if (byOrder) return this.titleInOrder(written, byOrder, cells);
    const ownTitle = titleOfRow(written, cellAt(cells, this.columns.file), note);
    const inherited = !isPoint && this.hasOnlyTimes(cells) ? this.above : "";
    const described = isEndMark(note) || (!isPoint && namesPiece(note)) ? note : "";
    return this.withVersion(ownTitle || inherited || described, cells, false);
  }

  /** Keeps the title of a row for those below; it is empty if the row could not be read. */
  keep(cells: readonly string[], title: string): void {
    const written = cellAt(cells, this.columns.name);
    const isOwn =
      this.numbered.titleMeantBy(written) === null &&
      !isContinuation(written) &&
      pieceMeant(written) === null;
    if (isOwn && written !== "") this.last = title || unquoted(written);
    if (isOwn && title !== "") this.pieces.add(title, title);
    this.above = title;
  }

  /** Returns the title of the piece that a row means by its place, or words for which the person enters it. */
  private titleInOrder(written: string, { order, isSure }: PieceMeant, cells: readonly string[]): string {
    const title = isSure ? this.pieces.at(order) : null;
    return title === null ? withTitleAsked(written) : this.withVersion(title, cells, false);
  }

  private withVersion(title: string, cells: readonly string[], isInherited: boolean): string {
    const { version, notes } = this.columns;
    const versionTexts = [version, ...notes].map((at) => cells[at] ?? "");
    return this.versions.withVersion(title.replace(/\s+/g, " "), versionTexts, isInherited);
  }

  private hasOnlyTimes(cells: readonly string[]): boolean {
    return cells.every((one, at) => one.trim() === "" || this.times.has(at));
  }
}
