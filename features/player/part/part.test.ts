import { expect, test } from "vitest";
import { loopBack, withEdge } from "./part.ts";

test("the first edge leaves the rest of the sound, the second closes the part", () => {
  const first = withEdge(null, "from", 20, 100);
  expect(first).toEqual({ from: 20, to: 100 });
  expect(withEdge(first, "to", 30, 100)).toEqual({ from: 20, to: 30 });
  expect(withEdge(null, "to", 30, 100)).toEqual({ from: 0, to: 30 });
});

test("an edge on the wrong side of the other begins anew; a part of less than a second is none", () => {
  expect(withEdge({ from: 20, to: 30 }, "from", 60, 100)).toEqual({ from: 60, to: 100 });
  expect(withEdge({ from: 20, to: 30 }, "to", 10, 100)).toEqual({ from: 0, to: 10 });
  expect(withEdge(null, "from", 99.5, 100)).toBeNull();
});

test("a part goes back at its end, and leaves alone who moved past it", () => {
  const part = { from: 20, to: 30 };
  expect(loopBack(part, 29.9, 100)).toBeNull();
  expect(loopBack(part, 30.02, 100)).toBe(20);
  expect(loopBack(part, 30.9, 100)).toBe(20);
  expect(loopBack(part, 45, 100)).toBeNull();
  expect(loopBack({ from: 20, to: 100 }, 99.85, 100)).toBe(20);
});
