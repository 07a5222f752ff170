import { expect, test } from "vitest";
import { furrowStep, furrowSteps } from "./furrow-steps.ts";

test.each([
  [1, [1, 2, 3]],
  [8, [1, 3, 5]],
  [142, [1, 12, 41]],
  [10_000, [1, 100, 1000]],
])("with at most %i tracks a country, lines thicken at %j", (most, steps) => {
  expect(furrowSteps(most)).toEqual(steps);
});

test("no track is the thinnest line, the most tracks the thickest", () => {
  const steps = furrowSteps(142);
  expect([0, 1, 11, 12, 40, 41, 142].map((count) => furrowStep(count, steps))).toEqual([0, 1, 1, 2, 2, 3, 3]);
});
