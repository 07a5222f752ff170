import { shownTime } from "./shown-time.ts";

/** Built-in number formats, which workbooks name only by their ids; only those that change the text of a cell. */
const BUILT_IN: Readonly<Record<number, string>> = {
  9: "0%",
  10: "0.00%",
  14: "d/m/yyyy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm",
  19: "h:mm:ss",
  20: "h:mm",
  21: "h:mm:ss",
  22: "d/m/yyyy h:mm",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
};
/** Returns whether a format id means a date in East Asian languages. */
const isDateOfEast = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

const DAY_MS = 86_400_000;
/** Day zero of a workbook, and of one that counts from 1904, as in Excel for Macintosh. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);
const LATEST_DAY = 2_958_465;

/** Returns the built-in format with this id. */
export const builtInFormat = (id: number) => BUILT_IN[id] ?? (isDateOfEast(id) ? "yyyy/m/d" : "General");

/**
 * Returns a number as a person reads it in the workbook: a date as `2024-04-12`, a time as `0:02:34`
 * or `02:34`, `50%`, and a code
 * with its leading zeros, `00123456789`. Keeps digits that the workbook rounds only for display.
 */
export function shownNumber(raw: string, format: string, isFrom1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === "" || !Number.isFinite(value)) return raw;
  const [section = ""] = format.split(";");
  // Removes colours, conditions and languages (`[Red]`, `[$-40C]`), but not hours beyond a day (`[h]`).
  const code = section.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "");
  const bare = code.replace(/"[^"]*"|[\\_*]./g, "");
  if (/general/i.test(bare)) return plain(value);
  const isTime = /[hs]/i.test(bare) && value >= 0;
  if (/[yd]|m{3}/i.test(bare)) {
    // A time alone has the date zero, which no calendar has.
    return day(value, isFrom1904) ?? (isTime && value < 1 ? shownTime(value, bare) : plain(value));
  }
  if (isTime) return shownTime(value, bare);
  if (bare.includes("%")) return `${plain(value * 100)}%`;
  return asCode(value, code) ?? plain(value);
}

/** Returns a number with the fifteen significant digits of spreadsheets. */
function plain(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes("e")
    ? value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

function day(value: number, isFrom1904: boolean): string | null {
  if (value < 1 || value > LATEST_DAY) return null;
  return dayOfSerial(value, isFrom1904 ? DAY_ZERO_1904 : DAY_ZERO);
}

/** Returns the day `YYYY-MM-DD` that a spreadsheet stores as a serial number; fractions are times of that day. */
export const dayOfSerial = (serial: number, zero = DAY_ZERO) =>
  new Date(zero + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns a whole number in a format of digits and letters (`00000000000`, `"SIL"000`, `000-000`); null for other
 * formats.
 */
function asCode(value: number, code: string): string | null {
  const parts = code.match(/"[^"]*"|\\.|[_*].|[\s\S]/gu) ?? [];
  const isDigit = (part: string) => part === "0" || part === "#";
  const zeros = parts.filter((part) => part === "0").length;
  const isNumber = parts.some((part) => /^[,.?/E@]$/.test(part));
  if (!Number.isInteger(value) || value < 0 || zeros === 0 || isNumber) return null;
  const digits = [...plain(value).padStart(zeros, "0")];
  let placesLeft = parts.filter(isDigit).length;
  const written = parts.map((part) => {
    if (isDigit(part)) return digits.splice(0, Math.max(digits.length - --placesLeft, 0)).join("");
    return /^[_*]./.test(part) ? "" : part.replace(/^"([^"]*)"$|^\\/, "$1");
  });
  return written.join("").trim();
}
