import { expect, test } from "vitest";
import { hasMarkRun, withFewMarks } from "./combining-marks.ts";

/** A text that once froze the process for a minute: normalisation sorts its marks, and this order is the worst case. */
const FREEZING = "\u0316\u0301".repeat(120_000);

test("thirty marks on a letter pass, as do any number on letters of their own; the thirty-first does not", () => {
  expect(hasMarkRun(`e${"\u0301".repeat(30)}`)).toBe(false);
  expect(hasMarkRun("e\u0301".repeat(10_000))).toBe(false);
  expect(hasMarkRun(`e${"\u0301".repeat(31)}`)).toBe(true);
  expect(hasMarkRun(`${"a".repeat(5_000)}${FREEZING}`)).toBe(true);
});

test("a run is cut to what anyone writes, so that it can be composed; a text without one stays itself", () => {
  expect(withFewMarks(`Tango${FREEZING} nuevo`)).toBe(`Tango${FREEZING.slice(0, 30)} nuevo`);
  expect(withFewMarks("Nguyễn Thị Xuân").normalize("NFC")).toBe("Nguyễn Thị Xuân");
});
