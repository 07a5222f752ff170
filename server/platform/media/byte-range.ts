/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/** All repetitions are bounded: a header of spaces must cost no more than any other (security T19). */
const RANGE = /^\s?bytes\s?=\s?(\d{0,20})\s?-\s?(\d{0,20})\s?$/i;

/**
 * Parses a Range header for `size` bytes (RFC 9110 §14): one range, `"unsatisfiable"`, or null for the whole file (no
 * header, another unit, invalid, several ranges: a server may then send everything).
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const match = header?.match(RANGE);
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return null;
  if (first >= size) return "unsatisfiable";
  return { first, last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
