import { expect, test } from "vitest";
import { cueSchema } from "#/contract/cue-sheet.ts";
import { blocksOf, moved, snap, spanOf, trimmedIn, trimmedOut } from "./strip-blocks.ts";

const HOUR = 90_000;
const cue = (id: string, start: number | null, end: number | null) => cueSchema.parse({ id, start, end });

test("placed cues become blocks with their numbers, in separate lanes where they overlap", () => {
  const blocks = blocksOf([cue("a", 0, 100), cue("b", null, null), cue("c", 50, 150), cue("d", 100, 200)]);
  expect(blocks.map(({ number, lane, start }) => [number, lane, start])).toEqual([
    [1, 0, 0],
    [3, 1, 50],
    [4, 0, 100],
  ]);
});

test("a strip covers the programme, the film and all blocks, from the hour at which they begin", () => {
  expect(spanOf([], { length: null, framesPerHour: HOUR })).toEqual({ from: 0, to: 15_000 });
  expect(spanOf([], { length: 1_000, framesPerHour: HOUR })).toEqual({ from: 0, to: 1_000 });
  expect(spanOf([{ start: HOUR + 10, end: HOUR + 20_000 }], { length: null, framesPerHour: HOUR })).toEqual({
    from: HOUR,
    to: HOUR + 22_500,
  });
  expect(spanOf([{ start: 0, end: 2_000 }], { length: 78_000, framesPerHour: HOUR }).to).toBe(78_000);
  expect(spanOf([{ start: 0, end: 80_000 }], { length: 78_000, framesPerHour: HOUR }).to).toBe(80_000);
});

test("a block moves as a whole and stops at the beginning", () => {
  expect(moved({ start: 10, end: 60 }, 25)).toEqual({ start: 35, end: 85 });
  expect(moved({ start: 10, end: 60 }, -25)).toEqual({ start: 0, end: 50 });
});

test("in and out points are trimmed separately, and at least one frame stays", () => {
  expect(trimmedIn({ start: 10, end: 60 }, 5)).toEqual({ start: 15, end: 60 });
  expect(trimmedIn({ start: 10, end: 60 }, 500)).toEqual({ start: 59, end: 60 });
  expect(trimmedIn({ start: 10, end: 60 }, -500)).toEqual({ start: 0, end: 60 });
  expect(trimmedOut({ start: 10, end: 60 }, -500)).toEqual({ start: 10, end: 11 });
});

test("a dragged edge snaps to the nearest edge within reach", () => {
  const place = { start: 100, end: 200 };
  expect(snap(place, "move", [104, 197], 6)).toBe(-3);
  expect(snap(place, "in", [197, 104], 6)).toBe(4);
  expect(snap(place, "out", [104, 300], 6)).toBe(0);
});
