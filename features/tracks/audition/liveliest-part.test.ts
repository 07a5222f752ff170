import { expect, test } from "vitest";
import { ANALYSIS_COLUMNS } from "#/contract/analysis.ts";
import { liveliestStart } from "./liveliest-part.ts";

/** A quiet sound of 240 seconds, loud from one second to another. */
function loud(from: number, to: number): Uint8Array {
  return Uint8Array.from({ length: ANALYSIS_COLUMNS }, (_, second) =>
    second >= from && second < to ? 200 : 20,
  );
}

test("the liveliest part begins where the sound is loudest", () => {
  expect(liveliestStart(loud(100, 112), [], 240)).toBe(100);
  expect(liveliestStart(loud(0, 30), [], 240)).toBe(0);
});

test("a section that begins shortly before is heard from its start, one that began long ago is not", () => {
  expect(liveliestStart(loud(100, 112), [0, 96, 140], 240)).toBe(96);
  expect(liveliestStart(loud(100, 112), [0, 60, 140], 240)).toBe(100);
});

test("a sound shorter than what is heard of it begins at its beginning", () => {
  expect(liveliestStart(loud(100, 240), [], 8)).toBe(0);
});
