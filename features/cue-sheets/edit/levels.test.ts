import { expect, test } from "vitest";
import { audibleIn, isSilentDecibels, isSilentGain } from "./levels.ts";
import { common } from "./ranges.ts";

test.each([
  ["-96dB", true],
  ["-96.0 dB", true],
  ["-99.00", true],
  ["-inf dB", true],
  ["-∞", true],
  ["−∞ dB", true],
  ["−96 dB", true],
  ["-95.9dB", false],
  ["-30dB", false],
  ["0dB", false],
  ["", false],
])("%j decibels are silence: %s", (text, expected) => expect(isSilentDecibels(text)).toBe(expected));

test.each([
  ["0", true],
  ["1e-7", true],
  ["0.0000158", true],
  ["-inf", true],
  ["-96", true],
  ["0.0316", false],
  ["0.001", false],
  ["-12", false],
  ["1", false],
  ["", false],
])("a gain of %j is silence: %s", (text, expected) => expect(isSilentGain(text)).toBe(expected));

const curve = (...points: [at: number, isSilent: boolean][]) =>
  points.map(([at, isSilent]) => ({ at, isSilent }));

test.each([
  ["one value, silent", curve([0, true]), []],
  ["one value, audible", curve([0, false]), [[100, 200]]],
  ["no level at all", [], [[100, 200]]],
  ["a rise", curve([0, true], [150, false]), [[100, 200]]],
  ["silence, then a rise", curve([0, true], [130, true], [150, false]), [[130, 200]]],
  ["a fall", curve([100, false], [150, true]), [[100, 150]]],
  ["a bump", curve([100, true], [120, true], [150, false], [180, true]), [[120, 180]]],
  [
    "a hole",
    curve([110, false], [120, true], [180, true], [190, false]),
    [
      [100, 120],
      [180, 200],
    ],
  ],
  ["a rise that ends after the clip", curve([100, true], [900, false]), [[100, 200]]],
  ["sound only before the clip", curve([0, false], [90, true], [900, true]), []],
  ["sound only after the clip", curve([0, true], [210, true], [300, false]), []],
  ["points in the wrong order", curve([200, true], [100, true]), []],
])("the audible part of a clip from 100 to 200: %s", (_, levels, expected) =>
  expect(common([[100, 200]], audibleIn(levels))).toEqual(expected),
);
