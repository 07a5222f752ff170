import { startIn, type WrittenPlace } from "./prose-times.ts";

const PRIME = "['\u2018\u2019\u2032\u00b4]";
const CLOSING = `(?:["\u201d\u2033]|${PRIME}{2})?`;
/** Minutes and seconds behind the title of a row, which nothing else looks like: «0'18», «1'25"». */
const PRIMES_AT_END = new RegExp(
  String.raw`(?:(?<=[^\d\s])\s+|\s{2,}|\t)(\d{1,2}${PRIME}[0-5]\d${CLOSING})\s*$`,
  "u",
);
/**
 * The last cell of a row whose cells stand apart by blanks. A time with a colon is a length only beside hours, and not
 * if it has the hour of the start, «19:02:00  Delta   19:30», since it may be the end.
 */
const CELL_AT_END = new RegExp(
  String.raw`(?:\s{2,}|\t)(\d{1,3} ?(?:s|sec|["\u201d\u2033]|${PRIME}{2})|\d{1,2} ?(?:min|mn) ?[0-5]\d(?: ?s)?)\s*$`,
  "iu",
);
const COLON_AT_END = /(?<=^\s*(\d{1,2}):\d{2}:\d{2}.*)(?:\s{2,}|\t)(?!(?=[12]\d:)\1:)(\d{1,2}:[0-5]\d)\s*$/u;
const AT_END = [PRIMES_AT_END, CELL_AT_END, COLON_AT_END];

/** Whether a line ends in a length, as in a list, and not in a time of the day. */
export const endsInLength = (line: string) => AT_END.some((one) => one.test(line));

/**
 * Returns a row that starts with its start and ends in its length, «19:00:00  Delta   0'18», with its place, and with a
 * word before the length; null for other lines.
 */
export function rowWithLength(row: string): { rest: string; place: WrittenPlace } | null {
  const found = AT_END.map((one) => one.exec(row)).find((one) => one !== null);
  if (!found) return null;
  const rest = `${row.slice(0, found.index)}, dur\u00e9e ${found.at(-1)}`.replace(/\s+/g, " ");
  const place = startIn(rest);
  return place && { rest, place };
}
