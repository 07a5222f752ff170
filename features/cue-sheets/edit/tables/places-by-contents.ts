import type { Columns } from "./heads-in-rows.ts";
import { FEWEST_ROWS, NEARLY_ALL, type TimeRows, timeOf } from "./times-in-rows.ts";

/** Frames between a length as written, in seconds perhaps, and that between a start and an end. */
const TOLERANCE = 25;

/** Whether a column has times nearly throughout. */
export function areTimes(rows: TimeRows, column: number): boolean {
  const written = rows.flatMap((cells) => {
    const cell = cells[column];
    return cell && !cell.isBlank ? cell : [];
  });
  const times = written.filter(({ frame }) => frame !== null);
  // Numbers alone, such as those of rows, are no times.
  const areCodes = times.some(({ hasSign }) => hasSign);
  return times.length >= FEWEST_ROWS && times.length >= written.length * NEARLY_ALL && areCodes;
}

/** Returns the columns of starts and ends, or of starts and lengths; null if the times do not tell them. */
export function placesOf(
  rows: TimeRows,
  times: readonly number[],
  said: Partial<Columns>,
): Pick<Columns, "start" | "end" | "duration"> | null {
  const rising = times.filter((column) => isRising(rows, column));
  const starts = said.start === undefined ? rising.filter((one) => one !== said.end) : [said.start];
  const others = times.filter((one) => !Object.values(said).includes(one));
  for (const start of starts.filter((one) => times.includes(one) && one !== said.duration)) {
    const ends = said.end === undefined ? others.filter((one) => rising.includes(one)) : [said.end];
    const end = ends.find((one) => one !== start && isBehind(rows, start, one));
    const lengths = said.duration === undefined ? others : [said.duration];
    const length = lengths.find(
      (one) => one !== start && one !== end && (said.duration === one || isLength(rows, { start, end }, one)),
    );
    if (end !== undefined) return { start, end, ...(length !== undefined && { duration: length }) };
    if (length !== undefined) return { start, duration: length };
  }
  return null;
}

const areNearlyAll = (all: readonly boolean[]) =>
  all.length >= FEWEST_ROWS - 1 && all.filter(Boolean).length >= all.length * NEARLY_ALL;

function isRising(rows: TimeRows, column: number): boolean {
  const times = rows.flatMap((cells) => timeOf(cells, column) ?? []);
  return areNearlyAll(times.slice(1).map((time, at) => time >= (times[at] ?? 0)));
}

/** Whether one column of times is nearly always later than another. */
function isBehind(rows: TimeRows, start: number, end: number): boolean {
  const pairs = rows.flatMap((cells) => {
    const [from, until] = [timeOf(cells, start), timeOf(cells, end)];
    return from === null || until === null ? [] : until > from;
  });
  return pairs.length >= FEWEST_ROWS && areNearlyAll(pairs);
}

/** Whether a column has the lengths between starts and ends; without ends, those that fit between the starts. */
function isLength(
  rows: TimeRows,
  { start, end }: { start: number; end: number | undefined },
  column: number,
) {
  const fits = rows.flatMap((cells, at) => {
    const [from, length] = [timeOf(cells, start), timeOf(cells, column)];
    const until = end === undefined ? nextTime(rows, at, start) : timeOf(cells, end);
    if (from === null || length === null || until === null) return [];
    return end === undefined
      ? from + length <= until + TOLERANCE
      : Math.abs(until - from - length) <= TOLERANCE;
  });
  return areNearlyAll(fits);
}

const nextTime = (rows: TimeRows, at: number, column: number) => {
  const next = rows[at + 1];
  return next ? timeOf(next, column) : null;
};
