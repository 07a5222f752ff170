import { codeIn, readSeconds, readTime } from "#/features/cue-sheets/time/read-time.ts";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { meaningOf, namesLength } from "./head-meaning.ts";
import type { Found, Heads } from "./heads-in-rows.ts";
import { rangeIn } from "./time-range.ts";

/** Number of rows below headings in which a time confirms them, if their words could also mean something else. */
const MOST_BELOW = 20;
/** Number of times that are places if each is later than the one before: lengths are in no such order. */
const FEWEST_IN_ORDER = 4;
/** Most steps of a second that time code counts. */
const MOST_STEPS = 100;
const LONGEST_TIME = 60;

/** Returns the frame of a cell with time code or clock time, by a clock of our own; null for other cells. */
export function frameIn(cell = ""): number | null {
  const time = rangeIn(cell)?.[0] ?? cell.slice(0, LONGEST_TIME).trim();
  const isTime = codeIn(time) !== undefined || readSeconds(time) !== null;
  return isTime ? readTime(time, RATES["25"], MOST_STEPS) : null;
}

/**
 * Returns the first rows below headings that have a title and a time where the headings say so, up to other headings:
 * what is above them may be a block on the programme.
 */
export function confirmingRows(
  { columns, below }: Heads,
  rows: readonly (readonly string[])[],
): (readonly string[])[] {
  const first = rows.slice(below, below + MOST_BELOW);
  const next = first.findIndex((cells) => meaningOf(cells[columns.start] ?? "") !== null);
  return first
    .slice(0, next === -1 ? first.length : next)
    .filter((cells) => frameIn(cells[columns.start]) !== null && /\p{L}{2}/u.test(cells[columns.name] ?? ""));
}

/**
 * Whether the rows below headings without a column for ends confirm that the table has none: no other column may have
 * later times throughout, under words that we do not know. Of times that may be lengths, each has to follow the one before.
 */
export function areStartsAlone(found: Found, rows: readonly (readonly string[])[]): boolean {
  const confirming = confirmingRows(found, rows);
  const starts = confirming.map((cells) => frameIn(cells[found.columns.start]) ?? 0);
  const isUnknownEnd = (at: number) => {
    if (at === found.columns.start) return false;
    const later = confirming.flatMap((cells, row) => {
      const frame = frameIn(cells[at]);
      return frame === null ? [] : frame > (starts[row] ?? 0);
    });
    const head = found.cells[at] ?? "";
    return later.length > 0 && later.every(Boolean) && meaningOf(head) === null && !namesLength(head);
  };
  const isInOrder = starts.every((start, row) => row === 0 || start > (starts[row - 1] ?? 0));
  return (
    confirming.length > 0 &&
    !found.cells.some((_, at) => isUnknownEnd(at)) &&
    (!found.mayBeLength || (starts.length >= FEWEST_IN_ORDER && isInOrder))
  );
}
