import type { CsvRecord } from "#/contract/csv-records.ts";
import { frameIn } from "./heads-confirmed.ts";

/** Maximum length of a text with columns of characters, and of a line in it. */
const [LONGEST_TEXT, LONGEST_LINE] = [2_000_000, 1_000];
/** Fewest columns, a title and two times, and most. */
export const [FEWEST_COLUMNS, MOST_COLUMNS] = [3, 40];
/** Pieces of a line that stand apart by several blanks, and its words. */
export const CHUNK = /\S+(?: \S+)*/g;
export const WORD = /\S+/g;
/** A line of dashes above or below headings, and its parts. */
const RULER = /^[\s|+]*[-=_\u2013\u2014\u2500\u2550*.~][\s|+=_\u2013\u2014\u2500\u2550*.~-]*$/u;

const STARTS_AS_TIME = /\d/;

/** A piece of a line, or a column: the characters from `from` up to `to`. */
export type Span = { from: number; to: number };
export type TextLine = { line: number; text: string };

/** Returns the lines of a text that may have columns of characters, without blank ones; none if it has tabs. */
export function linesOf(text: string): TextLine[] {
  if (text.length > LONGEST_TEXT || text.includes("\t")) return [];
  return text
    .replace(/^\uFEFF/, "")
    .replaceAll("\u00a0", " ")
    .split(/\r\n|\r|\n/)
    .flatMap((one, at) => (one.trim() === "" ? [] : { line: at + 1, text: one }));
}

export const isRuler = (text: string) => text.length <= LONGEST_LINE && RULER.test(text);
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  text.length > LONGEST_LINE
    ? []
    : [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
/** Whether one of the words of a line is a time. */
export const hasTime = (text: string) =>
  spansOf(text, WORD).some(
    ({ from, to }) => STARTS_AS_TIME.test(text[from] ?? "") && frameIn(text.slice(from, to)) !== null,
  );

/** Returns the lines up to the headings as rows of one cell, and those from the headings on as rows of the columns. */
export function recordsOf(lines: readonly TextLine[], head: number, columns: readonly Span[]): CsvRecord[] {
  return lines.flatMap(({ text, line }, at) => {
    if (isRuler(text)) return [];
    if (at === head)
      return {
        cells: columns.map(({ from }, of) => text.slice(from, columns[of + 1]?.from).trim()),
        line,
        isBroken: false,
      };
    const cells = at < head ? [text.trim().replace(/\s+/g, " ")] : cellsOf(text, columns);
    return { cells, line, isBroken: false };
  });
}

/**
 * Returns the cells of a line. Its pieces stand apart by blanks; where a cell fills its column, a single blank is all that
 * divides it from the next, and a longer one moves those behind it.
 */
function cellsOf(text: string, columns: readonly Span[]): string[] {
  const cells = columns.map(() => "");
  const chunks = spansOf(text, CHUNK);
  const pieces = chunks.length < columns.length ? dividedChunks(text, chunks, columns) : chunks;
  let next = 0;
  for (const [at, piece] of pieces.entries()) {
    const left = pieces.length - at;
    // Each of the further pieces has a column of its own, as long as there are as many.
    const last = Math.max(next, columns.length - left);
    const column =
      next >= columns.length
        ? columns.length - 1
        : columnOf(piece, columns, next, Math.min(last, columns.length - 1));
    const written = text.slice(piece.from, piece.to);
    cells[column] = cells[column] === "" ? written : `${cells[column]} ${written}`;
    next = column + 1;
  }
  return cells;
}

/** Divides pieces before the words that start a column, as many as the columns leave. */
function dividedChunks(text: string, chunks: readonly Span[], columns: readonly Span[]): Span[] {
  let room = columns.length - chunks.length;
  const starts = new Set(columns.slice(1).map(({ from }) => from));
  return chunks.flatMap(({ from, to }) => {
    const parts: Span[] = [];
    let start = from;
    for (const { index } of text.slice(from, to).matchAll(/(?<= )\S/g)) {
      const at = from + index;
      // A cell that is as wide as its column moves the next one by the blank between them.
      if (room === 0 || !(starts.has(at) || (starts.has(at - 1) && text[at - 2] !== " "))) continue;
      parts.push({ from: start, to: at - 1 });
      start = at;
      room -= 1;
    }
    return [...parts, { from: start, to }];
  });
}

/** Returns the index of the column, from `first` to `last`, in which a piece of a line stands. */
function columnOf(piece: Span, columns: readonly Span[], first: number, last: number): number {
  const possible = columns.map((one, at) => ({ ...one, at })).slice(first, last + 1);
  const inside = possible.find(
    ({ from, at }) => piece.from >= from && piece.to < (columns[at + 1]?.from ?? Number.POSITIVE_INFINITY),
  );
  if (inside) return inside.at;
  const distance = ({ from, to }: Span) => Math.max(0, from - piece.to + 1, piece.from - to + 1);
  const nearest = possible.sort(
    (a, b) => distance(a) - distance(b) || Math.abs(a.from - piece.from) - Math.abs(b.from - piece.from),
  )[0];
  return nearest?.at ?? last;
}
