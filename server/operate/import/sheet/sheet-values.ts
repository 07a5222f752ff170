/** Parses a number with a decimal point or comma; NaN for anything else. */
export const parseNumber = (text: string) =>
  /^\d{1,6}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** What spreadsheets write for a formula without a value, in English, German, French and Spanish. */
const NO_VALUE =
  /^\s*#(?:N\/?[AVD]|N\/D|REF!|VALUE!|DIV\/0!?|NAME\?|NUM!|NULL!|BEZUG!|WERT!|ZAHL!|VALEUR!|NOMBRE!|NOM\s?\?|NOMBRE\?|\u00A1VALOR!|#+)\s*$/iu;

/** What people write for nothing: `n/a`, `N.A.`, dashes. */
const NOTHING = /^\s*(?:n\/a|n\.a\.|[-\u2013\u2014]+)\s*$/i;

/** Returns a cell, or nothing for a formula without a value, `#N/A`, `#REF!`, and for what people write for nothing. */
export const unlessError = (text: string) => (NO_VALUE.test(text) || NOTHING.test(text) ? "" : text);

/** Whether a spreadsheet has turned a long code into a number and lost its digits: `3,70123E+12`. */
export const isRounded = (text: string) => /^\s*\d(?:[.,]\d+)?E[+-]?\d+\s*$/i.test(text);

/** Returns a cell without its quotation marks, which Excel adds to lists in tab-separated files too. */
export const unquoted = (text: string) => /^\s*"([^"]*)"\s*$/.exec(text)?.[1] ?? text;

const WHOLE = 100;

/** Twelfths and twenty-fourths are what societies divide by; «50/50» are two shares. */
const MOST_PARTS = 24;

/** Parses a share that is written as a fraction, «4/12», in per cent; null for anything else. */
export function fractionInPercent(text: string): number | null {
  const [, part, of] = /^\s*(\d{1,2})\s?\/\s?(\d{1,3})\s*$/.exec(text) ?? [];
  const [count, parts] = [Number(part), Number(of)];
  return count <= parts && parts > 0 && (parts <= MOST_PARTS || parts === WHOLE)
    ? (count * WHOLE) / parts
    : null;
}
/** Allows for thirds written as 33.33 each. */
const ROUNDING = 0.5;

const totalOf = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

/** Returns whether shares are a hundred per cent together, or less. */
export const addsUp = (shares: readonly number[]) => totalOf(shares) <= WHOLE + ROUNDING;

/** Allows for thirds written as 0.33 each. */
const ROUNDING_OF_ONE = 0.011;

/** Returns shares in per cent, also where they are written as parts of one: 0.5 and 0.5 are a half each. */
export function inPercent(shares: readonly number[]): number[] {
  const areParts = Math.abs(totalOf(shares) - 1) < ROUNDING_OF_ONE;
  return areParts ? shares.map((share) => share * WHOLE) : [...shares];
}

/** Returns whether shares are less than a hundred per cent together. */
export const fallsShort = (shares: readonly number[]) => totalOf(shares) < WHOLE - ROUNDING;

/**
 * Returns a share as stored in the catalogue: rounded to hundredths of a per cent, and at most the whole where rounding
 * exceeded it.
 */
export function keptShare(percent: number): number {
  const rounded = Math.round(percent * 100) / 100;
  return addsUp([rounded]) ? Math.min(WHOLE, rounded) : rounded;
}
