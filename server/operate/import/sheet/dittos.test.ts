import { expect, test } from "vitest";
import { parseSheet } from "./read-sheet.ts";

test.each(['"', "''", "\u3003", "- \u201C -"])("«%s» in a cell means the value above it", (mark) => {
  const { rows, problems } = parseSheet(
    [
      "file\ttitle\tbpm\twriters\tshares\tpublisher",
      "a.wav\tDelta\t96\tAna Díaz / Léo Petit\t70/30\tQuai",
      `b.wav\tReed\t${mark}\t${mark}\t${mark}\t${mark}`,
      `c.wav\tWeir\t${mark}\t${mark}\t60/40\t`,
    ].join("\n"),
  );
  expect(problems).toEqual([]);
  expect(rows.map(({ bpm, publisher }) => [bpm, publisher])).toEqual([
    [96, "Quai"],
    [96, "Quai"],
    [96, null],
  ]);
  expect(rows.map(({ credits }) => credits?.map(({ name, share }) => [name, share]))).toEqual([
    [
      ["Ana Díaz", 70],
      ["Léo Petit", 30],
    ],
    [
      ["Ana Díaz", 70],
      ["Léo Petit", 30],
    ],
    [
      ["Ana Díaz", 60],
      ["Léo Petit", 40],
    ],
  ]);
});

test("a mark in the first row has nothing above it and stays as it is", () => {
  expect(parseSheet('file\ttitle\na.wav\t"').rows[0]?.title).toBe('"');
});
