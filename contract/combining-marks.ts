/**
 * Most combining marks in a row, as Unicode's stream-safe text format has it (UAX #15, 13): no language writes more,
 * and putting a run of them in order takes a time that grows with its square.
 */
const MOST_MARKS = 30;
const RUN = /\p{M}+/gu;

/** Whether more combining marks follow one another than any language writes. */
export const hasMarkRun = (text: string): boolean => markRunAt(text) !== null;

/** Where such a run begins; null when there is none. */
export function markRunAt(text: string): number | null {
  for (const { 0: marks, index } of text.matchAll(RUN)) if (marks.length > MOST_MARKS) return index;
  return null;
}

/** A text whose runs of combining marks are cut, so that it can be normalised in a time that grows with its length. */
export const withFewMarks = (text: string) =>
  hasMarkRun(text) ? text.replace(RUN, (marks) => marks.slice(0, MOST_MARKS)) : text;
