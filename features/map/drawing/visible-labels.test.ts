import { expect, test } from "vitest";
import { visibleLabels } from "./visible-labels.ts";

const paris = { title: "Paris", x: 100, y: 100, count: 5 };
const brussels = { title: "Bruxelles", x: 104, y: 96, count: 8 };
const segou = { title: "Ségou", x: 90, y: 200, count: 1 };
const all = [paris, brussels, segou];

test("of two overlapping names, the one with more music is shown", () => {
  expect(visibleLabels(all, 1, null)).toEqual(new Set([brussels, segou]));
});

test("the chosen name is always shown, and closer there is room for all", () => {
  expect(visibleLabels(all, 1, paris)).toEqual(new Set([paris, segou]));
  expect(visibleLabels(all, 6, null)).toEqual(new Set(all));
});
