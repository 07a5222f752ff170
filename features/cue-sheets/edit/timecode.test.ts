import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_RATES } from "#/contract/cue-sheet.ts";
import { framesIn, framesOf, nameOfRate, RATES, secondsOf, timecodeOf } from "./timecode.ts";

test.each(FRAME_RATES)("at %s every frame has one name, and the name leads back to it", (name) => {
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

test("an hour of drop-frame time code lasts an hour", () => {
  const rate = RATES["29.97 DF"];
  expect(secondsOf(framesOf("01:00:00;00", rate) ?? 0, rate)).toBeCloseTo(3_600, 1);
});

test.each(["", "1:2:3", "00:60:00:00", "00:00:60:00", "00:00:00:25", "aa:bb:cc:dd", "00:00:00:-1"])(
  "%j is no time code at 25",
  (text) => expect(framesOf(text, RATES["25"])).toBeNull(),
);
