import { gt, gte, lt, lte, type SQL, type SQLWrapper } from "drizzle-orm";

const BOUNDS = { gte, lte, gt, lt };
/** Far above all numbers of the catalogue; larger ones would not be integers to the database. */
const LARGEST = 1_000_000_000;

function number(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,10}(\.\d{1,3})?$/.test(text) && Math.abs(Number(text)) <= LARGEST
    ? Number(text)
    : null;
}

export type Bound = keyof typeof BOUNDS;
/** Bounds of a number, all of which apply. */
export type Bounds = readonly (readonly [bound: Bound, value: number])[];

/** Returns the bounds in `name[gte]`, `[lte]`, `[gt]`, `[lt]` and `[between]=a..b`; invalid ones are ignored. */
export function readBounds(search: URLSearchParams, name: string): Bounds {
  const between = search.get(`${name}[between]`)?.split("..") ?? [];
  const bounds = (Object.keys(BOUNDS) as Bound[]).map(
    (bound) => [bound, number(search.getAll(`${name}[${bound}]`).at(-1))] as const,
  );
  if (between.length === 2 && number(between[0]) !== null && number(between[1]) !== null) {
    bounds.push(["gte", number(between[0])], ["lte", number(between[1])]);
  }
  return bounds.flatMap(([bound, value]) => (value === null ? [] : [[bound, value] as const]));
}

/** Rounding to the integer with the same effect on integers: 99.5 and more is 100 and more. */
const WHOLE = { gte: Math.ceil, lte: Math.floor, gt: Math.floor, lt: Math.ceil };

/**
 * Returns bounds as conditions on an integer column, rounded: the database accepts no fraction for one, and its index
 * stays usable.
 */
export function boundsOn(column: SQLWrapper, bounds: Bounds): SQL[] {
  return bounds.map(([bound, value]) => BOUNDS[bound](column, WHOLE[bound](value)));
}

/** Returns the result of `readBounds` as conditions on a column. */
export function readRange(search: URLSearchParams, name: string, column: SQLWrapper): SQL[] {
  return boundsOn(column, readBounds(search, name));
}
