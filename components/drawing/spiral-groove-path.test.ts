import { expect, it } from "vitest";
import { spiralGroovePath } from "./spiral-groove-path.ts";

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

it("is one closed shape that touches, and does not cross, the left edge of its box", () => {
  const path = spiralGroovePath({ width: 880, height: 740 });
  const xs = numbers(path).filter((_, i) => i % 2 === 0);
  expect(path).toMatch(/^M[^M]+z$/);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(-1);
  expect(Math.min(...xs)).toBeLessThan(20);
});

it("runs out of its box to the right", () => {
  const xs = numbers(spiralGroovePath({ width: 880, height: 740 })).filter((_, i) => i % 2 === 0);
  expect(Math.max(...xs)).toBeGreaterThan(880);
});

it("is small enough to be inlined in a page", () => {
  expect(spiralGroovePath({ width: 880, height: 740 }).length).toBeLessThan(20_000);
});
