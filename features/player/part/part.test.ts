import { expect, test } from "vitest";
import { loopBack, partBetween, withEdge } from "./part.ts";
import { sectionAt } from "./part-here.ts";

test("the first edge marks the rest of the sound, the second one limits the part", () => {
  const first = withEdge(null, "from", 20, 100);
  expect(first).toEqual({ from: 20, to: 100 });
  expect(withEdge(first, "to", 30, 100)).toEqual({ from: 20, to: 30 });
  expect(withEdge(null, "to", 30, 100)).toEqual({ from: 0, to: 30 });
});

test("an edge on the wrong side of the other starts a new part; less than a second is not a part", () => {
  expect(withEdge({ from: 20, to: 30 }, "from", 60, 100)).toEqual({ from: 60, to: 100 });
  expect(withEdge({ from: 20, to: 30 }, "to", 10, 100)).toEqual({ from: 0, to: 10 });
  expect(withEdge(null, "from", 99.5, 100)).toBeNull();
});

test("a part can be dragged in either direction, within the sound", () => {
  expect(partBetween(30, 20, 100)).toEqual({ from: 20, to: 30 });
  expect(partBetween(-5, 200, 100)).toEqual({ from: 0, to: 100 });
  expect(partBetween(20, 20.5, 100)).toBeNull();
});

test("a section ends where the next one starts, the last one with the sound; without sections it is the whole sound", () => {
  expect(sectionAt(25, [0, 20, 40], 100)).toEqual({ from: 20, to: 40 });
  expect(sectionAt(90, [0, 20, 40], 100)).toEqual({ from: 40, to: 100 });
  expect(sectionAt(50, [], 100)).toEqual({ from: 0, to: 100 });
  expect(sectionAt(99.5, [0, 99.4], 100)).toEqual({ from: 0, to: 100 });
});

test("a part loops at its end, except after a seek past it", () => {
  const part = { from: 20, to: 30 };
  expect(loopBack(part, 29.9, 100)).toBeNull();
  expect(loopBack(part, 30.02, 100)).toBe(20);
  expect(loopBack(part, 30.9, 100)).toBe(20);
  expect(loopBack(part, 45, 100)).toBeNull();
  expect(loopBack({ from: 20, to: 100 }, 99.85, 100)).toBe(20);
});
