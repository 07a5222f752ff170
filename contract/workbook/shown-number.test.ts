import { expect, test } from "vitest";
import { builtInFormat, shownNumber } from "./shown-number.ts";

test.each([
  ["0.5", "0%", "50%"],
  ["0.333333333333333", "0.00%", "33.3333333333333%"],
  ["0.30000000000000004", "General", "0.3"],
  ["66.67", "0.00", "66.67"],
  ["123456789", "00000000000", "00123456789"],
  ["1.2345678901E10", "General", "12345678901"],
  ["1.2345678901E10", "0.00E+00", "12345678901"],
  ["3760001234567", "0", "3760001234567"],
  ["3.7600012345670002E12", "General", "3760001234567"],
  ["7", '"SIL"000', "SIL007"],
  ["7", '"SIL"\\ 000', "SIL 007"],
  ["34524680", "000\\.000\\.000", "034.524.680"],
  ["1234", "#,##0", "1234"],
  ["120", '0" BPM"', "120 BPM"],
  ["92.5", '0" BPM"', "92.5"],
  ["45394", "dd/mm/yyyy", "2024-04-12"],
  ["45394.75", "dd/mm/yyyy hh:mm", "2024-04-12"],
  ["45394", "[$-40C]d mmmm yyyy;@", "2024-04-12"],
  ["45394", '"le "d mmm yy', "2024-04-12"],
  ["45383", "mmm\\-yy", "2024-04-01"],
  ["0.0017824074074074075", "mm:ss", "0:02:34"],
  ["1.5", "[h]:mm:ss", "36:00:00"],
  ["45394", '[Red]0" days"', "45394 days"],
  ["2024", "General", "2024"],
  ["#N/A", "0%", "#N/A"],
])("%s in the format %s is %s", (raw, format, shown) => {
  expect(shownNumber(raw, format, false)).toBe(shown);
});

test("a workbook may count its days from 1904", () => {
  expect(shownNumber("43932", "dd/mm/yyyy", true)).toBe("2024-04-12");
});

test.each([
  [14, "2024-04-12"],
  [10, "4539400%"],
  [0, "45394"],
  [31, "2024-04-12"],
])("the format of the number %d is known", (id, shown) => {
  expect(shownNumber("45394", builtInFormat(id), false)).toBe(shown);
});
