/** Parses a number with a decimal point or comma; NaN for anything else. */
export const parseNumber = (text: string) =>
  /^\d{1,6}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** Returns a cell without the quotation marks around it, which Excel writes around lists between tabs too. */
export const unquoted = (text: string) => /^\s*"([^"]*)"\s*$/.exec(text)?.[1] ?? text;

const WHOLE = 100;
/** Allows for thirds written as 33.33 each. */
const ROUNDING = 0.5;

/** Whether shares are a hundred per cent together, or less. */
export const addsUp = (shares: readonly number[]) =>
  shares.reduce((total, share) => total + share, 0) <= WHOLE + ROUNDING;

/** Returns a share as the catalogue keeps one: in hundredths of a per cent, and the whole where rounding made it more. */
export function keptShare(percent: number): number {
  const rounded = Math.round(percent * 100) / 100;
  return addsUp([rounded]) ? Math.min(WHOLE, rounded) : rounded;
}
