import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Least contrast of a text, and of a drawing or the edge of a control (WCAG 1.4.3, 1.4.11; RGAA 3.2, 3.3). */
const TEXT = 4.5;
const DRAWN = 3;
const MOODS = ["tension", "drive", "bright", "roots", "calm", "open", "enigma", "tender"];

const css = readFileSync("app/tokens.css", "utf8");

/** Relative luminance (WCAG 2.x) of a token in a theme, from OKLCH by Ottosson's matrices, within sRGB. */
function luminance(token: string, theme: 0 | 1): number {
  const pair = css.match(new RegExp(`--${token}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`));
  const [lightness = 0, chroma = 0, hue = 0] = (pair?.[theme + 1]?.match(/[\d.]+/g) ?? []).map(Number);
  expect(pair, token).not.toBeNull();
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: 0 | 1): number {
  const [dark = 0, light = 0] = [luminance(one, theme), luminance(other, theme)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["bg", "raised", "sunken", "hover"];
const washes = MOODS.map((mood) => `${mood}-wash`);

for (const [theme, name] of [
  [0, "light"],
  [1, "dark"],
] as const) {
  test(`every ink reads on every ground and wash, ${name}`, () => {
    for (const ink of ["ink", "ink2", "ink3"]) {
      for (const ground of [...grounds, ...washes]) {
        expect(contrast(ink, ground, theme), `${ink} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
      }
    }
    expect(contrast("onink", "ink", theme)).toBeGreaterThanOrEqual(TEXT);
    for (const mood of MOODS) {
      for (const ground of [...grounds, `${mood}-wash`]) {
        expect(contrast(`${mood}-ink`, ground, theme), `${mood} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
      }
    }
  });

  test(`edges of controls and drawings stand out on every ground and wash, ${name}`, () => {
    for (const ground of [...grounds, ...washes]) {
      expect(contrast("line2", ground, theme), `line2 on ${ground}`).toBeGreaterThanOrEqual(DRAWN);
    }
    for (const mood of MOODS) {
      for (const ground of [...grounds, `${mood}-wash`]) {
        expect(contrast(`${mood}-fill`, ground, theme), `${mood} on ${ground}`).toBeGreaterThanOrEqual(DRAWN);
      }
    }
  });
}
