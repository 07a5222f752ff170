import { fold } from "#/contract/fold.ts";
import { dayOfSerial } from "#/contract/workbook/shown-number.ts";

/** Serial numbers of days from 1954 to 2064; the others are typing errors. */
const SERIAL = /^[2-5]\d{4}$/;
const YEAR_FIRST = /^(\d{4})(?:([-/.]?)(\d{2}|(?<=[-/.])\d)(?:\2(\d{2}|(?<=[-/.])\d))?)?(?:[T ]00:00.*)?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
/** A month and a year («03/2023»), or a date with an unknown day («00.11.2018»). */
const MONTH_YEAR = /^(?:00?[-/.])?(\d{1,2})[-/.](\d{4})$/;
const NAMED_MONTH = /^(?:(\d{1,2})(?:st|nd|rd|th|er|\.)? (?:de )?)?(\p{L}{3,10})\.?,? (?:de )?(\d{4})$/u;
/** First letters of the months' names in the languages of sheets, folded. */
const MONTHS = [
  "jan ene",
  "feb fev",
  "mar",
  "apr avr abr",
  "may mai",
  "jun juin",
  "jul juil",
  "aug aou ago",
  "sep set",
  "oct okt out",
  "nov",
  "dec dez dic",
].map((names) => names.split(" "));
/** Last two-digit year that belongs to this century, as in spreadsheets. */
const LATEST_SHORT = 29;

/**
 * Parses a date of a sheet as `YYYY-MM-DD`. A month or day that is 00 or missing becomes the first. In dates with dots
 * the day comes first; «04/05/2024» depends on `isDayFirst`. Returns null for ambiguous dates and days that do not
 * exist.
 */
export function parseSheetDay(text: string, isDayFirst: boolean): string | null {
  if (SERIAL.test(text)) return dayOfSerial(Number(text));
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return existing(year, orFirst(month), orFirst(day));
  const [, monthNumber, yearOfMonth] = MONTH_YEAR.exec(text) ?? [];
  if (monthNumber && yearOfMonth) return existing(yearOfMonth, orFirst(monthNumber), "01");
  const [, namedDay, monthName, namedYear] = NAMED_MONTH.exec(text) ?? [];
  if (monthName && namedYear) return existing(namedYear, monthCalled(monthName), orFirst(namedDay));
  const [, one, sign, other, written] = YEAR_LAST.exec(text) ?? [];
  if (!one || !other || !written) return null;
  const isMonthFirst = sign !== "." && Number(other) > 12;
  const isOrderKnown =
    isMonthFirst || sign === "." || isDayFirst || Number(one) > 12 || Number(one) === Number(other);
  if (!isOrderKnown) return null;
  const full = written.length === 2 ? `${Number(written) > LATEST_SHORT ? 19 : 20}${written}` : written;
  return isMonthFirst ? existing(full, one, other) : existing(full, other, one);
}

const orFirst = (part: string | undefined) => (part === undefined || Number(part) === 0 ? "01" : part);

const monthCalled = (name: string) =>
  String(1 + MONTHS.findIndex((starts) => starts.some((start) => fold(name).startsWith(start))));

/** Returns the date if it exists, otherwise null: `Date` would turn 31 February into a day in March. */
function existing(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number(year) >= 1000 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
    ? written
    : null;
}
