/**
 * Most combining marks in a row, as Unicode's stream-safe text format has it (UAX #15, 13): no language writes more,
 * and putting a run of them in order takes a time that grows with its square.
 */
const MOST_MARKS = 30;
const RUN = /\p{M}+/gu;

/** Whether more combining marks follow one another than any language writes. */
export function hasMarkRun(text: string): boolean {
  for (const [marks] of text.matchAll(RUN)) if (marks.length > MOST_MARKS) return true;
  return false;
}

/** A text whose runs of combining marks are cut, so that it can be normalised in a time that grows with its length. */
export const withFewMarks = (text: string) =>
  hasMarkRun(text) ? text.replace(RUN, (marks) => marks.slice(0, MOST_MARKS)) : text;
