import { describe, expect, it } from "vitest";
import { contrastRatio } from "#/tests/support/contrast-ratio.ts";
import { sleevePalette } from "./sleeve-palette.ts";

const MOODS = ["tension", "drive", "bright", "roots", "calm", "open", "enigma", "tender"];
const GROUNDS = ["deep", "saturated", "pale"] as const;

describe.each(GROUNDS)("on a %s ground", (kind) => {
  it.each(MOODS)("the title of a sleeve of %s is legible", (mood) => {
    const { ground, title } = sleevePalette(kind, mood);
    expect(contrastRatio(ground, title)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MOODS)("the main ink of %s stands out from the ground", (mood) => {
    const { ground, a } = sleevePalette(kind, mood);
    expect(contrastRatio(ground, a)).toBeGreaterThanOrEqual(3);
  });

  it("the second voice differs from the ground and from the first voice", () => {
    for (const one of MOODS) {
      for (const two of MOODS) {
        const { ground, a, b } = sleevePalette(kind, one, two);
        expect(contrastRatio(ground, b)).toBeGreaterThanOrEqual(2);
        if (one === two) expect(contrastRatio(a, b)).toBeGreaterThan(1.25);
        expect(b).not.toBe(a);
      }
    }
  });
});

it("a mood that a library added always gets the same hue", () => {
  expect(sleevePalette("deep", "melancholy")).toMatchObject({
    ground: sleevePalette("deep", "melancholy").ground,
  });
  expect(sleevePalette("deep", "melancholy").ground).toMatch(/^#[0-9a-f]{6}$/);
});
