import { expect, test } from "vitest";
import { stepVolume, toVolume, volumeIcon } from "./volume.ts";

test("ten steps up from silence give exactly 1, and ten down exactly 0", () => {
  let volume = 0;
  for (let step = 0; step < 10; step++) volume = stepVolume(volume, 1);
  expect(volume).toBe(1);
  for (let step = 0; step < 10; step++) volume = stepVolume(volume, -1);
  expect(volume).toBe(0);
});

test("every step stays on the grid of tenths and within 0 and 1", () => {
  expect(stepVolume(0.2, 1)).toBe(0.3);
  expect(stepVolume(1, 1)).toBe(1);
  expect(stepVolume(0, -1)).toBe(0);
  expect(toVolume(0.7000000000000001)).toBe(0.7);
  expect(toVolume(Number.NaN)).toBe(1);
  expect([toVolume(7), toVolume(-7), toVolume(0.04), toVolume(0.05)]).toEqual([1, 0, 0, 0.1]);
  expect(stepVolume(0.5, -3)).toBe(0.2);
});

test("the low icon shows up to 0.6, the muted one whenever muted", () => {
  expect(volumeIcon(0.6, false)).toBe("low");
  expect(volumeIcon(0.7, false)).toBe("high");
  expect(volumeIcon(0, false)).toBe("low");
  expect(volumeIcon(1, true)).toBe("muted");
});
