import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawSleeve, drawSleeveOn, type SleeveInput } from "./draw-sleeve.ts";
import { WRITINGS } from "./geometry.ts";
import { rasteriseSleeve } from "./rasterise-sleeve.ts";
import { testSound } from "./test-sounds.ts";

/** Budget of looks §6, gzipped bytes. */
const HEAVIEST_GZ = 25_000;

const input = (over: Partial<SleeveInput> = {}): SleeveInput => ({
  reference: "SIL 201",
  title: "Endless Delta",
  moods: ["roots", "drive"],
  mode: "minor",
  writing: "voix",
  ...testSound(8),
  ...over,
});

/** Share of the picture not covered by the ground, over the whole and over its emptiest quarter. */
async function coverage(svg: string): Promise<{ whole: number; emptiest: number }> {
  const size = 96;
  const { data } = await sharp(Buffer.from(svg))
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] =
    (/fill="#(\w{6})"/.exec(svg)?.[1] ?? "").match(/../g)?.map((h) => Number.parseInt(h, 16)) ?? [];
  const quarters = [0, 0, 0, 0];
  for (let i = 0; i < size * size; i++) {
    const away =
      Math.abs((data[i * 3] ?? 0) - red) +
      Math.abs((data[i * 3 + 1] ?? 0) - green) +
      Math.abs((data[i * 3 + 2] ?? 0) - blue);
    const quarter = (i % size >= size / 2 ? 1 : 0) + (i >= (size * size) / 2 ? 2 : 0);
    if (away > 40) quarters[quarter] = (quarters[quarter] ?? 0) + 4 / (size * size);
  }
  return { whole: quarters.reduce((sum, q) => sum + q, 0) / 4, emptiest: Math.min(...quarters) };
}

describe.each(WRITINGS)("the sleeve of a %s", (writing) => {
  const titles = ["Endless Delta", "Salt Road", "Night Train", "Small Clocks", "Far North"];
  const sleeves = titles.map((title, i) => drawSleeve(input({ title, writing, ...testSound(4 + 5 * i) })));

  it("is the same bytes for the same album", () => {
    expect(drawSleeve(input({ writing }))).toEqual(drawSleeve(input({ writing })));
  });

  it("differs from another album's", () => {
    expect(new Set(sleeves.map(({ svg }) => svg)).size).toBe(titles.length);
  });

  it("stays under its weight budget", () => {
    for (const { svg } of sleeves) expect(gzipSync(svg).length).toBeLessThan(HEAVIEST_GZ);
  });

  it("leaves no empty quarter and does not cover its ground", async () => {
    for (const { svg } of sleeves) {
      const { whole, emptiest } = await coverage(svg);
      expect(whole).toBeGreaterThan(0.15);
      expect(emptiest).toBeGreaterThan(0.05);
    }
  });

  it("depends on the sound", () => {
    expect(drawSleeve(input({ writing })).svg).not.toBe(drawSleeve(input({ writing, ...testSound(17) })).svg);
  });

  it("is drawn for silence and for a steady tone too", () => {
    for (const level of [0, 255]) {
      const spectrum = new Uint8Array(24 * 240).fill(level);
      const { svg } = drawSleeve(input({ writing, spectrum, energy: new Uint8Array(240).fill(level) }));
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg.match(/<path/g)?.length).toBeGreaterThan(10);
    }
  });
});

it("uses flat opaque colours only, and no text", () => {
  for (const writing of WRITINGS) {
    expect(drawSleeve(input({ writing })).svg).not.toMatch(
      /<(text|filter|image|linearGradient|style)|opacity|blend/,
    );
  }
});

it("uses four colours at most, except reliefs", () => {
  for (const writing of WRITINGS.filter((w) => w !== "texture")) {
    const colours = new Set(drawSleeve(input({ writing })).svg.match(/#[0-9a-f]{6}/g));
    expect(colours.size).toBeLessThanOrEqual(4);
  }
});

it("puts minor on dark or saturated grounds, major on pale or saturated ones", () => {
  const on = (mode: "minor" | "major") =>
    new Set(
      Array.from(
        { length: 24 },
        (_, i) => drawSleeve(input({ mode, title: `${i}`, writing: "fanfare" })).ground,
      ),
    );
  const ground = (kind: "deep" | "saturated" | "pale") =>
    drawSleeveOn(kind, input({ writing: "fanfare" })).ground;
  expect(on("minor")).toEqual(new Set([ground("deep"), ground("saturated")]));
  expect(on("major")).toEqual(new Set([ground("pale"), ground("saturated")]));
});

it("refuses an analysis of another shape", () => {
  expect(() => drawSleeve(input({ spectrum: new Uint8Array(100) }))).toThrow(RangeError);
});

it("is rasterised to a square picture of the requested size", async () => {
  const { svg } = drawSleeve(input());
  const webp = await sharp(await rasteriseSleeve(svg, 96)).metadata();
  const png = await sharp(await rasteriseSleeve(svg, 240, "png")).metadata();
  expect([webp.format, webp.width, webp.height]).toEqual(["webp", 96, 96]);
  expect([png.format, png.width, png.height]).toEqual(["png", 240, 240]);
});
