import { expect, test } from "vitest";
import { readFigures } from "./figures.ts";

const lengths = (text: string) =>
  readFigures(text).flatMap((figure) =>
    figure.kind === "length" ? [[figure.range.from, figure.range.to]] : [],
  );

test.each([
  ["1 min à 1 min 30", [60, 90]],
  ["de 1 min à 1 min 30, piano", [60, 90]],
  ["entre 50 s et 1 min 10", [50, 70]],
  ["1' à 1'30", [60, 90]],
  ["45 secs to 1 min", [45, 60]],
  ["1 min - 1 min 30", [60, 90]],
  ["from 90s to 2 mins", [90, 120]],
] as const)("«%s» is one range of lengths", (text, range) => {
  expect(lengths(text)).toEqual([range]);
});

test.each(["2 min and 30 sec, 45 s", "1 min, 1 min 30", "2 min to 30 s", "1 min et 1 min 30"])(
  "«%s» is two lengths, no range",
  (text) => {
    expect(lengths(text)).toHaveLength(2);
  },
);

const seconds = (text: string) =>
  readFigures(text).flatMap((figure) => (figure.kind === "length" ? [figure.range.about] : []));

test.each([
  ["trap, 15/30/60", [15, 30, 60]],
  ["60/30/15", [60, 30, 15]],
  ["piano 15-30-60", [15, 30, 60]],
  ["15, 30 et 60 s", [15, 30, 60]],
  ["6/15/30", [6, 15, 30]],
  ["15''/30''", [15, 30]],
  ["30/60, piano", [30, 60]],
  [":15 and a :06", [15, 6]],
  [":15/:30/:60", [15, 30, 60]],
  [":30, :60", [30, 60]],
  [":15 & :10", [15, 10]],
  ["2 x :15", [15]],
  ["2x15s, 1x6s", [15, 6]],
  ["3 x 2 min", [120]],
] as const)("«%s» is a row of lengths", (text, expected) => {
  expect(seconds(text)).toEqual(expected);
});

test.each(["30/10/20", "15/11", "waltz 6/8, 3/4", "30/60 bpm", "années 60, 90", "15/30%", "C:15x", "10/12"])(
  "the numbers of «%s» are no row of lengths",
  (text) => {
    expect(seconds(text)).toEqual([]);
  },
);
