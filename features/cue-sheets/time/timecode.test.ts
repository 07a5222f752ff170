import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_RATES } from "#/contract/frame-rates.ts";
import {
  framesIn,
  framesOf,
  framesPerHour,
  nameOfRate,
  RATES,
  rateOf,
  secondsOf,
  timecodeOf,
} from "./timecode.ts";

test.each(FRAME_RATES)("at %s every frame has one label, which reads back as the same frame", (name) => {
  const rate = RATES[name];
  const day = Math.floor(framesIn(86_400, rate)) - 1;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: day }), (frame) => {
      expect(framesOf(timecodeOf(frame, rate), rate)).toBe(frame);
    }),
    { numRuns: 500 },
  );
  expect(nameOfRate(rate)).toBe(name);
});

test.each([
  ["00:01:00;02", 1_800, "29.97 DF"],
  ["00:10:00;00", 17_982, "29.97 DF"],
  ["01:00:00;00", 107_892, "29.97 DF"],
  ["00:01:00;04", 3_600, "59.94 DF"],
  ["01:00:00:00", 90_000, "25"],
  ["01:00:00:00", 86_400, "23.976"],
] as const)("%s is frame %i at %s", (code, frame, name) => {
  expect(framesOf(code, RATES[name])).toBe(frame);
  expect(timecodeOf(frame, RATES[name])).toBe(code);
});

test("full hours have full time codes, also at drop-frame rates", () => {
  for (const name of FRAME_RATES) {
    expect(timecodeOf(2 * framesPerHour(RATES[name]), RATES[name])).toMatch(/^02:00:00[:;]00$/);
  }
});

test("an hour of drop-frame time code lasts an hour", () => {
  const rate = RATES["29.97 DF"];
  expect(secondsOf(framesOf("01:00:00;00", rate) ?? 0, rate)).toBeCloseTo(3_600, 1);
});

test.each([
  ["1:02:03:04", 93_079],
  ["01:02:03;04", 93_079],
  [" 01:02:03.04 ", 93_079],
  ["01:02:03,04", 93_079],
  ["99:59:59:24", 8_999_999],
  ["00:59:59:24", 89_999],
])("%s is frame %i at 25, whatever separates the frames", (code, frame) => {
  expect(framesOf(code, RATES["25"])).toBe(frame);
});

test("a skipped label means the next frame that has one", () => {
  const rate = RATES["29.97 DF"];
  expect(framesOf("00:01:00;00", rate)).toBe(1_800);
  expect(framesOf("00:01:00;01", rate)).toBe(1_800);
  expect(framesOf("00:01:01;00", rate)).toBe(1_828);
  expect(framesOf("00:10:00;01", rate)).toBe(17_983);
});

test("a negative frame counts as the first, and fractions of a frame are rounded", () => {
  expect(timecodeOf(-5, RATES["25"])).toBe("00:00:00:00");
  expect(timecodeOf(24.6, RATES["25"])).toBe("00:00:01:00");
  expect(timecodeOf(8_999_999, RATES["25"])).toBe("99:59:59:24");
});

test("frames and seconds convert into each other, American rates a thousandth slower", () => {
  expect(secondsOf(250, RATES["25"])).toBe(10);
  expect(secondsOf(240, RATES["23.976"])).toBeCloseTo(10.01);
  expect(framesIn(10, RATES["25"])).toBe(250);
  expect(framesIn(10.01, RATES["29.97"])).toBe(300);
});

test("a rate is found by its properties, and unsupported ones give null", () => {
  for (const name of FRAME_RATES) {
    const { base, ntsc, drop } = RATES[name];
    expect(rateOf(base, ntsc, drop)).toBe(RATES[name]);
  }
  expect(rateOf(25, true, false)).toBeNull();
  expect(rateOf(48, false, false)).toBeNull();
  expect(nameOfRate({ base: 48, ntsc: false, drop: false })).toBe("25");
});

test.each(["x00:00:00:00", "00:00:00:00x", "000:00:00:00", "00:00:00-00"])("%j is not a time code", (text) =>
  expect(framesOf(text, RATES["25"])).toBeNull(),
);

test.each(["", "1:2:3", "00:60:00:00", "00:00:60:00", "00:00:00:25", "aa:bb:cc:dd", "00:00:00:-1"])(
  "%j is not a time code at 25",
  (text) => expect(framesOf(text, RATES["25"])).toBeNull(),
);
