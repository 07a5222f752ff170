import { expect, test } from "vitest";
import { createProgrammeFinder } from "./programme-finder.ts";

test("the points of a programme are transferred to the thread, not copied", async () => {
  const { buffer } = new Uint8Array(1_000);
  const points = { frames: Uint32Array.of(1, 2, 3), steps: new Uint8Array(buffer, 997) };
  const found = createProgrammeFinder().find({ constellations: [], points, seconds: 60 });
  expect(await found).toEqual([]);
  expect([points.frames.length, points.steps.length, buffer.byteLength]).toEqual([0, 0, 0]);
});
