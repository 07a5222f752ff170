import { describe, expect, it } from "vitest";
import { ANALYSIS_BANDS, ANALYSIS_COLUMNS, analysisSchema, WAVEFORM_BARS } from "#/contract/analysis.ts";
import { waveformSvg } from "#/server/platform/media/waveform-svg.ts";
import { analyse } from "./analyse.ts";
import { bandEdge } from "./spectral-frames.ts";
import { joined, sine } from "./test-signals.ts";

function loudestBand(spectrum: string): number {
  const bytes = Buffer.from(spectrum, "base64");
  const sums = Array.from({ length: ANALYSIS_BANDS }, (_, band) =>
    bytes
      .subarray(band * ANALYSIS_COLUMNS, (band + 1) * ANALYSIS_COLUMNS)
      .reduce((sum, value) => sum + value, 0),
  );
  return sums.indexOf(Math.max(...sums));
}

describe("analyse", () => {
  it.each([60, 440, 1000, 5000, 12_000])("puts a tone of %i Hz into the band that contains it", (hertz) => {
    const band = loudestBand(analyse(sine(hertz, -12, 2, 44_100)).spectrum);
    expect(bandEdge(band)).toBeLessThanOrEqual(hertz);
    expect(bandEdge(band + 1)).toBeGreaterThan(hertz);
  });

  it("scales energy with level: a part 20 dB softer is a tenth as high", () => {
    const energy = Buffer.from(analyse(joined(sine(440, -6, 2), sine(440, -26, 2))).energy, "base64");
    expect(energy[60]).toBeGreaterThan(250);
    expect(energy[180]).toBeGreaterThanOrEqual(24);
    expect(energy[180]).toBeLessThanOrEqual(28);
  });

  it.each([
    { hertz: 100, inks: [1, 1, 1] },
    { hertz: 1000, inks: [0, 1, 1] },
    { hertz: 6000, inks: [0, 0, 1] },
  ])("draws $hertz Hz in the ink of its range", ({ hertz, inks }) => {
    const bars = Buffer.from(analyse(sine(hertz, -12, 3)).bars, "base64");
    expect(inks.map((_, ink) => Math.round((bars[ink * WAVEFORM_BARS + 75] ?? 0) / 255))).toEqual(inks);
  });

  it("fits the contract's schema even for half a second", () => {
    const analysis = analysisSchema.parse(analyse(sine(440, -12, 0.5), [{ start: 0, label: "a" }]));
    expect(Buffer.from(analysis.spectrum, "base64")).toHaveLength(ANALYSIS_BANDS * ANALYSIS_COLUMNS);
    expect(Buffer.from(analysis.energy, "base64")).toHaveLength(ANALYSIS_COLUMNS);
    expect(Buffer.from(analysis.bars, "base64")).toHaveLength(3 * WAVEFORM_BARS);
    expect(analysis.duration).toBeCloseTo(0.5);
  });

  it("survives silence", () => {
    const silence = { sampleRate: 44_100, channels: [new Float32Array(44_100)] };
    expect(Buffer.from(analyse(silence).spectrum, "base64").every((value) => value === 0)).toBe(true);
  });
});

describe("the waveform drawing", () => {
  const svg = waveformSvg(analyse(joined(sine(100, -6, 1), sine(3000, -12, 2))));

  it("draws 150 bars in each of three inks", () => {
    const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(paths.map((d) => d.split("v").length - 1)).toEqual([150, 150, 150]);
  });

  it("stays light", () => {
    expect(svg.length).toBeLessThan(6000);
  });

  it("scales height with loudness: full height in the loud second, half in the rest", () => {
    const total = svg
      .match(/opacity="0.26" d="([^"]+)"/)?.[1]
      ?.split("v")
      .slice(1)
      .map(Number.parseFloat);
    expect([total?.[25], total?.[100]]).toEqual([40, 20]);
  });
});
