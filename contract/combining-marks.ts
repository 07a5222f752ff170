/**
 * Maximum number of combining marks in a row, as in Unicode's stream-safe text format (UAX #15, 13). No language needs
 * more, and sorting a run of them, as normalisation does, takes quadratic time.
 */
const MOST_MARKS = 30;
const RUN = /\p{M}+/gu;

/** Returns whether a text has more combining marks in a row than any language needs. */
export const hasMarkRun = (text: string): boolean => markRunAt(text) !== null;

/** Returns where such a run begins; null when there is none. */
export function markRunAt(text: string): number | null {
  for (const { 0: marks, index } of text.matchAll(RUN)) if (marks.length > MOST_MARKS) return index;
  return null;
}

/** Shortens the runs of combining marks in a text, so that it can be normalised in linear time. */
export const withFewMarks = (text: string) =>
  hasMarkRun(text) ? text.replace(RUN, (marks) => marks.slice(0, MOST_MARKS)) : text;
