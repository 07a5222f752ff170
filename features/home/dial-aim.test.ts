import { expect, test } from "vitest";
import { aimAt, moveAim } from "./dial-aim.ts";

const band = (...tempi: number[]) => ({ ticks: tempi.map((x) => ({ tick: {}, x })) });
const bands = [band(0.2, 0.5, 0.9), band(), band(0.1, 0.6)];

test("the left and right keys move along the band and stop at its ends", () => {
  expect(moveAim(bands, { band: 0, tick: 0 }, "ArrowRight")).toEqual({ band: 0, tick: 1 });
  expect(moveAim(bands, { band: 0, tick: 2 }, "ArrowRight")).toEqual({ band: 0, tick: 2 });
  expect(moveAim(bands, { band: 0, tick: 0 }, "ArrowLeft")).toEqual({ band: 0, tick: 0 });
});

test("the down and up keys move to the nearest tempo of the next mood that has music", () => {
  expect(moveAim(bands, { band: 0, tick: 1 }, "ArrowDown")).toEqual({ band: 2, tick: 1 });
  expect(moveAim(bands, { band: 2, tick: 0 }, "ArrowUp")).toEqual({ band: 0, tick: 0 });
});

test("nothing moves beyond the first and last mood", () => {
  expect(moveAim(bands, { band: 0, tick: 1 }, "ArrowUp")).toEqual({ band: 0, tick: 1 });
  expect(moveAim(bands, { band: 2, tick: 1 }, "ArrowDown")).toEqual({ band: 2, tick: 1 });
});

test("Home and End move to the slowest and the fastest track of the mood", () => {
  expect(moveAim(bands, { band: 0, tick: 1 }, "Home")).toEqual({ band: 0, tick: 0 });
  expect(moveAim(bands, { band: 0, tick: 1 }, "End")).toEqual({ band: 0, tick: 2 });
});

test("the first arrow aims at the music nearest to the needle", () => {
  expect(moveAim(bands, null, "ArrowRight", 0.85)).toEqual({ band: 0, tick: 2 });
});

test("other keys, and an empty dial, move nothing", () => {
  expect(moveAim(bands, { band: 0, tick: 0 }, "a")).toBeNull();
  expect(moveAim([band()], null, "ArrowRight")).toBeNull();
  expect(aimAt([], 0, 0.5)).toBeNull();
});
