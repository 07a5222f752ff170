import { expect, test } from "vitest";
import { readDay, writeDay } from "./read-day.ts";

test.each([
  ["30/11/2026", "2026-11-30"],
  ["1.2.26", "2026-02-01"],
  [" 29 02 2028 ", "2028-02-29"],
  ["2026-11-30", "2026-11-30"],
  ["29/02/2026", null],
  ["11/30/2026", null],
  ["0/1/2026", null],
  ["1/1/0000", null],
  ["30/11", null],
  ["30/11/2026x", null],
  ["tomorrow", null],
  ["", null],
])("%j reads as the day %s", (text, day) => {
  expect(readDay(text)).toBe(day);
});

test("a day is written as in both languages, and any other text stays unchanged", () => {
  expect(writeDay("2026-11-30")).toBe("30/11/2026");
  expect(writeDay("fin 2026")).toBe("fin 2026");
  expect(writeDay("")).toBe("");
});
