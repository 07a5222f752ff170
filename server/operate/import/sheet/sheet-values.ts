/** Parses a number with a decimal point or comma; NaN for anything else. */
export const parseNumber = (text: string) =>
  /^\d{1,6}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** Returns a cell without the quotation marks around it, which Excel writes around lists between tabs too. */
export const unquoted = (text: string) => /^\s*"([^"]*)"\s*$/.exec(text)?.[1] ?? text;
