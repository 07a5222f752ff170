/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/** Bounded everywhere: a header of spaces must cost no more than any other (security T19). */
const RANGE = /^\s?bytes\s?=\s?(\d{0,20})\s?-\s?(\d{0,20})\s?$/i;

/**
 * What a Range header asks of `size` bytes (RFC 9110 §14): one range, `"unsatisfiable"`, or null for the whole
 * (no header, another unit, nonsense, several ranges: a server may then answer with everything).
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
