import { expect, test } from "vitest";
import { alignment } from "./alignment.ts";

test("a film far off seeks, one near catches up or waits, one in step plays on", () => {
  expect(alignment(20, 3)).toEqual({ seekTo: 20, rate: 1, isInStep: false });
  expect(alignment(20, 19.9).rate).toBeGreaterThan(1);
  expect(alignment(20, 20.1).rate).toBeLessThan(1);
  expect(alignment(20, 20.005)).toEqual({ seekTo: null, rate: 1, isInStep: true });
});

test("from any small difference, checked every 50 ms, it is in step within a second and a half", () => {
  for (const start of [-0.24, -0.1, -0.02, 0.02, 0.1, 0.24]) {
    let follower = start;
    for (let leader = 0; leader < 1.5; leader += 0.05) follower += 0.05 * alignment(leader, follower).rate;
    expect(Math.abs(1.5 - follower)).toBeLessThan(0.02);
  }
});
