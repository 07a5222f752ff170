import type { CsvRecord } from "#/contract/csv-records.ts";
import {
  CHUNK,
  FEWEST_COLUMNS,
  hasTime,
  isRuler,
  linesOf,
  MOST_COLUMNS,
  recordsOf,
  type Span,
  spansOf,
  type TextLine,
  WORD,
} from "./column-lines.ts";
import { headsOrGuess } from "./heads-by-contents.ts";
import { frameIn } from "./heads-confirmed.ts";
import { FEWEST_ROWS, NEARLY_ALL } from "./times-in-rows.ts";

/** Number of lines that may be headings, and of rows that tell where columns start. */
const [MOST_ABOVE, MOST_TELLING] = [60, 200];
/** Fewest rows with a time below a line of headings. */
const FEWEST_TIMED = 2;

/**
 * Returns the rows of a text whose columns stand below headings and are set by blanks; null if there are no such headings.
 */
export function rowsOfFixedColumns(text: string): CsvRecord[] | null {
  const lines = linesOf(text);
  const timed = lines.slice(0, MOST_ABOVE + MOST_TELLING).map((one) => hasTime(one.text));
  if (!timed.includes(true)) return null;
  for (const [at, head] of lines.slice(0, MOST_ABOVE).entries()) {
    const rows = lines.slice(at + 1, at + 1 + MOST_TELLING).filter((_, below) => timed[at + 1 + below]);
    const isHead = rows.length > 0 && !timed[at] && !isRuler(head.text);
    const columns = isHead ? columnsOf(head.text, lines[at + 1]?.text ?? "", rows) : null;
    if (!columns) continue;
    const records = recordsOf(lines.slice(0, at + 1 + MOST_TELLING), at, columns);
    const heads = headsOrGuess(records.map(({ cells }) => cells));
    const above = records.findIndex(({ line }) => line === head.line);
    if (heads && heads.above === above && areTimed(records.slice(above + 1), heads.columns.start))
      return recordsOf(lines, at, columns);
  }
  return null;
}

/** Returns the columns of a line of headings above `rows`, by the dashes `below` it if there are any; null if it has too few. */
function columnsOf(head: string, below: string, rows: readonly TextLine[]): Span[] | null {
  const ruled = isRuler(below) ? spansOf(below, WORD) : [];
  if (ruled.length >= FEWEST_COLUMNS && ruled.length <= MOST_COLUMNS) return ruled;
  const words = spansOf(head, WORD);
  const texts = rows.map((one) => one.text);
  const columns = spansOf(head, CHUNK).flatMap((chunk) =>
    dividedHead(
      chunk,
      words.filter(({ from, to }) => from >= chunk.from && to <= chunk.to),
      texts,
    ),
  );
  return columns.length >= FEWEST_COLUMNS && columns.length <= MOST_COLUMNS ? columns : null;
}

/** Returns headings that stand apart by a single blank as those of several columns if words of the rows start below them. */
function dividedHead(chunk: Span, words: readonly Span[], rows: readonly string[]): Span[] {
  const starts = words.filter(({ from }, at) => at === 0 || areDividedAt(rows, from));
  return starts.map(({ from }, at) => ({ from, to: (starts[at + 1]?.from ?? chunk.to + 1) - 1 }));
}

const areDividedAt = (rows: readonly string[], at: number) => {
  const filled = rows.filter((row) => row[at] !== undefined);
  const divided = filled.filter((row) => row[at - 1] === " " && row[at] !== " ");
  return filled.length >= FEWEST_ROWS && divided.length >= filled.length * NEARLY_ALL;
};

/** Whether several rows have a time where they start. */
const areTimed = (records: readonly CsvRecord[], start: number) =>
  records.filter(({ cells }) => frameIn(cells[start]) !== null).length >= FEWEST_TIMED;
