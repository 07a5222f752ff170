import type { CsvRecord } from "#/contract/csv-records.ts";
import { withoutStruck } from "../struck-text.ts";

/** The rows of a table without the signs of what is struck through, and which of their cells are. */
export class StruckCells {
  readonly rows: readonly CsvRecord[];
  private readonly columnsOfLines = new Map<number, Set<number>>();

  constructor(records: readonly CsvRecord[]) {
    this.rows = records.map((record) =>
      record.cells.some((cell) => cell.includes("~~")) ? this.plain(record) : record,
    );
  }

  /** Returns whether a cell is struck through as a whole. */
  has(line: number, column: number): boolean {
    return this.columnsOfLines.get(line)?.has(column) ?? false;
  }

  /** Returns rows without the words of single cells that are struck through; a row with a struck title keeps them. */
  withoutStruck(rows: readonly CsvRecord[], title: number): readonly CsvRecord[] {
    if (this.columnsOfLines.size === 0) return rows;
    return rows.map((row) => {
      const struck = this.columnsOfLines.get(row.line);
      if (!struck || struck.has(title)) return row;
      return { ...row, cells: row.cells.map((cell, at) => (struck.has(at) ? "" : cell)) };
    });
  }

  private plain(record: CsvRecord): CsvRecord {
    const struck = new Set<number>();
    const cells = record.cells.map((cell, at) => {
      const { text, isStruck } = withoutStruck(cell);
      // A time has no letters; all of its cell is struck through.
      if (isStruck || /^\s*~~[^~]*~~\s*$/.test(cell)) struck.add(at);
      return cell.includes("~~") ? (struck.has(at) ? cell.replaceAll("~~", "") : text).trim() : cell;
    });
    if (struck.size > 0) this.columnsOfLines.set(record.line, struck);
    return { ...record, cells };
  }
}
