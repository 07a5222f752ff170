import { expect, it } from "vitest";
import { hatchPath } from "./hatch-path.ts";

const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;

it("fills a square with furrows at whole multiples of the pitch", () => {
  expect(hatchPath([square(2, 3, 10)], 5)).toBe("M2 5H12M2 10H12");
});

it("leaves a hole empty", () => {
  expect(hatchPath([square(0, 1, 20), square(5, 6, 8)], 10)).toBe("M0 10H5M13 10H20M0 20H20");
});

it("draws the islands of one country separately", () => {
  expect(hatchPath([square(0, 1, 6), square(10, 1, 6)], 5)).toBe("M0 5H6M10 5H16");
});

it("draws nothing for an empty shape", () => {
  expect(hatchPath([], 5)).toBe("");
});
