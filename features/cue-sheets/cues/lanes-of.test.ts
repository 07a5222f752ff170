import { expect, test } from "vitest";
import { lanesOf } from "./lanes-of.ts";

const cue = (id: string, start: number | null, end: number | null) => ({ id, start, end });

test("overlapping cues get separate lanes, and adjacent cues share one", () => {
  const lanes = lanesOf([
    cue("c", 10, 20),
    cue("a", 0, 10),
    cue("b", 5, 12),
    cue("d", 12, 14),
    cue("e", null, 9),
  ]);
  expect(lanes.map((lane) => lane.map(({ id }) => id))).toEqual([
    ["a", "c"],
    ["b", "d"],
  ]);
  expect(lanesOf([cue("x", 4, 4)])).toEqual([]);
});
