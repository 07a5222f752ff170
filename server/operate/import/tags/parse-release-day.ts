const YEAR_FIRST = /^\s*(\d{4})(?:\D?(\d{1,2})(?:\D?(\d{1,2}))?)?(?!\d)/;
/** A date that ends with the year. The order of day and month is unknown: in «03/05/2021» only the year counts. */
const YEAR_LAST = /^\s*\d{1,2}\D(?:\d{1,2}\D)?(\d{4})\s*$/;
const EARLIEST_YEAR = 1000;

/**
 * Parses a date that may be incomplete: `2019-06-14`, `2019-06-00`, `2019-00-00`, `20190614`, `2019`. Returns
 * `YYYY-MM-DD`, where the first month or day replaces one that is unknown or does not exist; null without a year.
 */
export function parseReleaseDay(text: string): string | null {
  const [, year = YEAR_LAST.exec(text)?.[1], month, day] = YEAR_FIRST.exec(text) ?? [];
  if (!year || Number(year) < EARLIEST_YEAR) return null;
  const candidates = [`${two(month)}-${two(day)}`, `${two(month)}-01`];
  return `${year}-${candidates.find((rest) => exists(`${year}-${rest}`)) ?? "01-01"}`;
}

const two = (part = "01") => part.padStart(2, "0");

/** Returns whether the date exists: `Date` would turn 31 February into a day in March. */
function exists(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
