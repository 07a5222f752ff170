import { expect, it } from "vitest";
import { contrastRatio } from "#/tests/support/contrast-ratio.ts";
import { oklchToHex } from "./oklch.ts";

it("agrees with the primaries of sRGB", () => {
  expect(oklchToHex([1, 0, 0])).toBe("#ffffff");
  expect(oklchToHex([0, 0, 0])).toBe("#000000");
  expect(oklchToHex([0.62796, 0.25768, 29.234])).toBe("#ff0000");
  expect(oklchToHex([0.86644, 0.29483, 142.495])).toBe("#00ff00");
  expect(oklchToHex([0.45201, 0.31321, 264.052])).toBe("#0000ff");
});

it("lowers chroma, not lightness, for a colour outside sRGB", () => {
  expect(oklchToHex([0.25, 0.4, 88])).not.toBe(oklchToHex([0.25, 0, 88]));
  const shown = contrastRatio(oklchToHex([0.5, 0.4, 188]), "#ffffff");
  expect(shown).toBeCloseTo(contrastRatio(oklchToHex([0.5, 0.05, 188]), "#ffffff"), 0);
});

it("measures contrast as WCAG does", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
