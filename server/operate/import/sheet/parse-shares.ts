import {
  addsUp,
  fallsShort,
  fractionInPercent,
  inPercent,
  parseNumber,
  storedShare,
} from "#/server/operate/import/tags/sheet-values.ts";

/** Separators of a list of shares. A comma counts only after «%» or before a space: «66,67» is one share. */
const SHARE_CUT = /[;/|&+]|\s(?:et|and|und|[-\u2013])\s|,\s|(?<=%\s?),/i;

/** Separators of a list of fractions, where a slash is a separator only between spaces. */
const FRACTION_CUT = /[;|&+]|\s(?:et|and|und|[-\u2013])\s|,\s|\s\/\s/i;

/**
 * Parses the share of each writer in per cent; their sum is at most 100. A fraction counts only for a single writer,
 * because «4/12» may also be the shares of two.
 */
export function parseShares(text: string, writers: number): number[] | null {
  const parts = text.split(FRACTION_CUT).map((part) => part.trim());
  const fractions = parts.map(fractionInPercent);
  if (fractions.some((fraction) => fraction !== null)) {
    const all = parts.map((part, place) => fractions[place] ?? parseNumber(part.replace("%", "").trim()));
    return parts.length >= Math.min(writers, 2) && addsUp(all) ? all.map(storedShare) : null;
  }
  const whole = /^\d{1,3}(?:,\d{1,3})+$/.test(text) ? text.split(",").map(Number) : [];
  // «50,50» of two writers is a list; «66,67» is one share, since these numbers make more than a hundred.
  if (whole.length === writers && addsUp(whole) && !fallsShort(whole)) return whole.map(storedShare);
  const written = text.split(SHARE_CUT).map((part) => parseNumber(part.replace("%", "").trim()));
  // A single share may be a part of one (0.5) instead of per cent; only all rows of the track together show that.
  const shares = written.length > 1 ? inPercent(written) : written;
  return addsUp(shares) ? shares.map(storedShare) : null;
}
