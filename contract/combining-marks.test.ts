import { expect, test } from "vitest";
import { hasMarkRun, withFewMarks } from "./combining-marks.ts";

/** A text that once froze the process for a minute: normalisation sorts its marks, and this order is the worst case. */
const FREEZING = "\u0316\u0301".repeat(120_000);

test("thirty marks on one letter are allowed, thirty-one are not; one mark on each of many letters is", () => {
  expect(hasMarkRun(`e${"\u0301".repeat(30)}`)).toBe(false);
  expect(hasMarkRun("e\u0301".repeat(10_000))).toBe(false);
  expect(hasMarkRun(`e${"\u0301".repeat(31)}`)).toBe(true);
  expect(hasMarkRun(`${"a".repeat(5_000)}${FREEZING}`)).toBe(true);
});

test("a long run of marks is shortened so that the text can be normalised; other texts stay the same", () => {
  expect(withFewMarks(`Tango${FREEZING} nuevo`)).toBe(`Tango${FREEZING.slice(0, 30)} nuevo`);
  expect(withFewMarks("Nguyễn Thị Xuân").normalize("NFC")).toBe("Nguyễn Thị Xuân");
});
