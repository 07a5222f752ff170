import { expect, test } from "vitest";
import { applySteering } from "./apply-steering.ts";

test.each([
  ["nothing", 0.6, [], [], 0.6],
  ["one that it is like", 0.6, [0.9], [], 0.7],
  ["two that it is like", 0.6, [0.9, 0.3], [], 0.6],
  ["one that it is unlike", 0.6, [-0.6], [], 0.2],
  ["away from its like", 0.6, [], [0.4], 0.4],
  ["away from two", 0.6, [], [0.4, 0.8], 0.3],
  ["away from what it is unlike", 0.6, [], [-0.8], 0.6],
  ["both ways", 0.6, [0.9], [0.2], 0.6],
] as const)("steered by %s, a closeness of %d becomes", (_, closeness, near, far, steered) => {
  expect(applySteering(closeness, near, far)).toBeCloseTo(steered);
});
