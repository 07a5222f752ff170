import { expect, test } from "vitest";
import { isSilentDecibels, isSilentGain, isSilentOver } from "./levels.ts";

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
  ["one value, silent", curve([0, true]), true],
  ["one value, heard", curve([0, false]), false],
  ["no level at all", [], false],
  ["a rise within", curve([0, true], [150, false]), false],
  ["a fall within", curve([100, false], [150, true]), false],
  ["a bump within", curve([100, true], [150, false], [200, true]), false],
  ["a rise that ends after it", curve([100, true], [900, false]), false],
  ["sound only before it", curve([0, false], [90, true], [900, true]), true],
  ["sound only after it", curve([0, true], [210, true], [300, false]), true],
  ["points out of their order", curve([200, true], [100, true]), true],
])("between 100 and 200, %s: silent is %s", (_, levels, expected) =>
  expect(isSilentOver(levels, [100, 200])).toBe(expected),
);
