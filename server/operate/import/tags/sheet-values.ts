/** Parses a number with a decimal point or comma; NaN for anything else. */
export const parseNumber = (text: string) =>
  /^\d{1,6}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;

/** Results of failed formulas in spreadsheets, in English, German, French and Spanish. */
const NO_VALUE =
  /^\s*#(?:N\/?[AVD]|N\/D|REF!|VALUE!|DIV\/0!?|NAME\?|NUM!|NULL!|BEZUG!|WERT!|ZAHL!|VALEUR!|NOMBRE!|NOM\s?\?|NOMBRE\?|\u00A1VALOR!|#+)\s*$/iu;

/** Marks that people write in empty cells: `n/a`, `N.A.`, dashes. */
const EMPTY_MARK = /^\s*(?:n\/a|n\.a\.|[-\u2013\u2014]+)\s*$/i;

/** Returns a cell; empty for a failed formula (`#N/A`, `#REF!`) or a mark for an empty cell. */
export const unlessError = (text: string) => (NO_VALUE.test(text) || EMPTY_MARK.test(text) ? "" : text);

/** What people write in place of a name that is not known yet, or that nobody has. */
const NO_NAME =
  /^\s*(?:\p{L}\s(?:placer|d\p{L}finir|d\p{L}terminer|pr\p{L}ciser|compl\p{L}ter|confirmer)|tb[acd]\.?|to be (?:confirmed|advised|determined|decided|assigned)|none(?: yet)?|unassigned|aucune?|n\p{L}ant|in\p{L}dit|unpublished|da (?:definire|assegnare|confermare)|nessuno|inedito|por (?:definir|confirmar|asignar)|ninguno|noch offen|offen|kein(?:er?)?|unverlegt|\?+)\s*$/iu;

/** Returns whether a cell for a name says that there is none: «à placer», «TBC», «noch offen». */
export const isNoName = (text: string) => NO_NAME.test(text);

/** Returns whether a spreadsheet turned a long code into a number and lost some of its digits: `3,70123E+12`. */
export const isRounded = (text: string) => /^\s*\d(?:[.,]\d+)?E[+-]?\d+\s*$/i.test(text);

/** Returns a cell without quotation marks around it, which Excel adds to lists in tab-separated files as well. */
export const unquoted = (text: string) => /^\s*"([^"]*)"\s*$/.exec(text)?.[1] ?? text;

const WHOLE = 100;

/** Largest denominator of a share: societies divide by 12 or 24. Beyond it, «50/50» are two shares. */
const MOST_PARTS = 24;

/** Returns a share that is written as a fraction («4/12») in per cent; null for anything else. */
export function fractionInPercent(text: string): number | null {
  const [, part, of] = /^\s*(\d{1,2})\s?\/\s?(\d{1,3})\s*$/.exec(text) ?? [];
  const [count, parts] = [Number(part), Number(of)];
  return count <= parts && parts > 0 && (parts <= MOST_PARTS || parts === WHOLE)
    ? (count * WHOLE) / parts
    : null;
}
/** Tolerance in per cent, for thirds written as 33.33 each. */
const ROUNDING = 0.5;

const totalOf = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

/** Returns whether the sum of the shares is at most a hundred per cent. */
export const addsUp = (shares: readonly number[]) => totalOf(shares) <= WHOLE + ROUNDING;

/** Tolerance for thirds written as 0.33 each. */
const ROUNDING_OF_ONE = 0.011;

/** Returns shares in per cent, even if they are written as parts of one: 0.5 and 0.5 become 50 each. */
export function inPercent(shares: readonly number[]): number[] {
  const areParts = Math.abs(totalOf(shares) - 1) < ROUNDING_OF_ONE;
  return areParts ? shares.map((share) => share * WHOLE) : [...shares];
}

/** Returns whether the sum of the shares is less than a hundred per cent. */
export const fallsShort = (shares: readonly number[]) => totalOf(shares) < WHOLE - ROUNDING;

/** Returns a share as stored in the catalogue: rounded to hundredths of a per cent, and at most 100. */
export function storedShare(percent: number): number {
  const rounded = Math.round(percent * 100) / 100;
  return addsUp([rounded]) ? Math.min(WHOLE, rounded) : rounded;
}
