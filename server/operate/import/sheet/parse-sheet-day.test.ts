import { expect, test } from "vitest";
import { parseSheetDay } from "./parse-sheet-day.ts";

test.each([
  ["2023-07-09", "2023-07-09"],
  ["20230709", "2023-07-09"],
  ["2023-07-09 00:00:00", "2023-07-09"],
  ["2023-07-00", "2023-07-01"],
  ["2023-00-00", "2023-01-01"],
  ["2023", "2023-01-01"],
  ["09.07.2023", "2023-07-09"],
  ["28/02/23", "2023-02-28"],
  ["07/28/2023", "2023-07-28"],
  ["5/5/99", "1999-05-05"],
  ["45000", "2023-03-15"],
  ["05/2021", "2021-05-01"],
  ["00.11.2018", "2018-11-01"],
  ["00/00/2019", "2019-01-01"],
  ["June 2019", "2019-06-01"],
  ["1er août 2020", "2020-08-01"],
  ["3. März 2022", "2022-03-03"],
  ["juil. 2021", "2021-07-01"],
])("%s is %s in any language", (text, day) => {
  expect([true, false].map((isDayFirst) => parseSheetDay(text, isDayFirst))).toEqual([day, day]);
});

test("which of two small numbers is the day, only the language of the sheet tells", () => {
  expect(parseSheetDay("03/05/2023", true)).toBe("2023-05-03");
  expect(parseSheetDay("03/05/2023", false)).toBeNull();
});

test.each([
  "30/02/2023",
  "2023-02-30",
  "2023-13-01",
  "29/02/2023",
  "soon",
  "soon 2019",
  "13/2021",
  "99999",
  "1/2",
  "0999-01-01",
])("«%s» is not a date", (text) =>
  expect([true, false].map((isFirst) => parseSheetDay(text, isFirst))).toEqual([null, null]),
);
