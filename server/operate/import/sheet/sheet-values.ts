/** Parses a number with a decimal point or comma; NaN for anything else. */
export const parseNumber = (text: string) =>
  /^\d{1,6}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** Returns a cell without its quotation marks, which Excel adds to lists in tab-separated files too. */
export const unquoted = (text: string) => /^\s*"([^"]*)"\s*$/.exec(text)?.[1] ?? text;

const WHOLE = 100;
/** Allows for thirds written as 33.33 each. */
const ROUNDING = 0.5;

/** Returns whether shares are a hundred per cent together, or less. */
export const addsUp = (shares: readonly number[]) =>
  shares.reduce((total, share) => total + share, 0) <= WHOLE + ROUNDING;

/** Returns whether shares are less than a hundred per cent together. */
export const fallsShort = (shares: readonly number[]) =>
  shares.reduce((total, share) => total + share, 0) < WHOLE - ROUNDING;

/**
 * Returns a share as stored in the catalogue: rounded to hundredths of a per cent, and at most the whole where rounding
 * exceeded it.
 */
export function keptShare(percent: number): number {
  const rounded = Math.round(percent * 100) / 100;
  return addsUp([rounded]) ? Math.min(WHOLE, rounded) : rounded;
}
