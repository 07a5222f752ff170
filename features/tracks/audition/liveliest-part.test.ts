import { expect, test } from "vitest";
import { ANALYSIS_COLUMNS } from "#/contract/analysis.ts";
import { liveliestStart } from "./liveliest-part.ts";

/** Returns the energy of a quiet sound of 240 seconds, loud from one second to another. */
function loud(from: number, to: number): Uint8Array {
  return Uint8Array.from({ length: ANALYSIS_COLUMNS }, (_, second) =>
    second >= from && second < to ? 200 : 20,
  );
}

test("the liveliest part starts where the sound is loudest", () => {
  expect(liveliestStart(loud(100, 112), [], 240)).toBe(100);
  expect(liveliestStart(loud(0, 30), [], 240)).toBe(0);
});

test("starts with a section that begins shortly before, but not with one that began long ago", () => {
  expect(liveliestStart(loud(100, 112), [0, 96, 140], 240)).toBe(96);
  expect(liveliestStart(loud(100, 112), [0, 60, 140], 240)).toBe(100);
});

test("a sound shorter than the window starts at its beginning", () => {
  expect(liveliestStart(loud(100, 240), [], 8)).toBe(0);
});
