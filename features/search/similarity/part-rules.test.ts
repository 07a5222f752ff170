import { expect, test } from "vitest";
import { movedEnd } from "./part-rules.ts";

const part = { from: 20, to: 30 };

test.each([
  ["from", 12.34, { from: 12.3, to: 30 }],
  ["from", -5, { from: 0, to: 30 }],
  ["from", 29, { from: 27, to: 30 }],
  ["to", 45, { from: 20, to: 45 }],
  ["to", 500, { from: 20, to: 60 }],
  ["to", 10, { from: 20, to: 23 }],
] as const)("moving %s to %s s returns %j", (edge, second, moved) => {
  expect(movedEnd(part, edge, second, 60)).toEqual(moved);
});
