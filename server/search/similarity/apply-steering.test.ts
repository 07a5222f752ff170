import { expect, test } from "vitest";
import { applySteering } from "./apply-steering.ts";

test.each([
  ["nothing", 0.6, [], [], 0.6],
  ["one similar track", 0.6, [0.9], [], 0.7],
  ["two similar tracks", 0.6, [0.9, 0.3], [], 0.6],
  ["one dissimilar track", 0.6, [-0.6], [], 0.2],
  ["away from a similar track", 0.6, [], [0.4], 0.4],
  ["away from two similar tracks", 0.6, [], [0.4, 0.8], 0.3],
  ["away from a dissimilar track", 0.6, [], [-0.8], 0.6],
  ["both ways", 0.6, [0.9], [0.2], 0.6],
] as const)("steering by %s changes a closeness of %d", (_, closeness, near, far, steered) => {
  expect(applySteering(closeness, near, far)).toBeCloseTo(steered);
});
