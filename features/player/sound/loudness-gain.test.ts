import fc from "fast-check";
import { expect, test } from "vitest";
import { elementVolume, loudnessGain } from "./loudness-gain.ts";

const decibels = (gain: number) => 20 * Math.log10(gain);

test("a loud master is brought down to −16 LUFS", () => {
  expect(decibels(loudnessGain({ loudness: -9, truePeak: -0.2 }))).toBeCloseTo(-7);
});

test("a quiet piece is raised no further than its peak allows", () => {
  expect(decibels(loudnessGain({ loudness: -23, truePeak: -4 }))).toBeCloseTo(3);
  expect(decibels(loudnessGain({ loudness: -23, truePeak: -20 }))).toBeCloseTo(7);
});

test("no sound is raised by more than 12 dB, nor brought down by more than 24", () => {
  expect(decibels(loudnessGain({ loudness: -40, truePeak: -30 }))).toBeCloseTo(12);
  expect(decibels(loudnessGain({ loudness: 9, truePeak: 3 }))).toBeCloseTo(-24);
});

test("an invalid number counts as unknown", () => {
  expect(loudnessGain({ loudness: Number.NaN, truePeak: -3 })).toBe(1);
  expect(loudnessGain({ loudness: Number.NEGATIVE_INFINITY, truePeak: -3 })).toBe(1);
  expect(loudnessGain({ loudness: -30, truePeak: Number.NEGATIVE_INFINITY })).toBe(1);
  expect(decibels(loudnessGain({ loudness: -9, truePeak: null }))).toBeCloseTo(-7);
});

test("an unmeasured sound is unchanged, and one with an unknown peak is never boosted", () => {
  expect(loudnessGain({ loudness: null, truePeak: -3 })).toBe(1);
  expect(loudnessGain({ loudness: -30, truePeak: null })).toBe(1);
});

test("for every measurement, the peak stays at or below −1 dBTP or the sound at the lowest gain", () => {
  const measure = fc.double({ min: -70, max: 6, noNaN: true });
  fc.assert(
    fc.property(measure, measure, (loudness, truePeak) => {
      const gain = decibels(loudnessGain({ loudness, truePeak }));
      return truePeak + gain <= -1 + 1e-9 || gain <= -24 + 1e-9;
    }),
  );
});

test("the element's volume never leaves 0 to 1", () => {
  expect(elementVolume(1, 2)).toBe(1);
  expect(elementVolume(0.5, 1.5)).toBeCloseTo(0.75);
  expect(elementVolume(0, 4)).toBe(0);
  expect(elementVolume(-1, 4)).toBe(0);
});
