import { describe, expect, it } from "vitest";
import { furrowBundlePaths, furrowBundlePolygons } from "./furrow-bundle.ts";

const COLUMNS = 240;
const BANDS = 24;

/**
 * Returns an analysis with a quiet first half and a loud second half; the upper bands have energy in the last
 * quarter only.
 */
function analysis() {
  const energy = Uint8Array.from({ length: COLUMNS }, (_, c) => (c < 120 ? 40 : 250));
  const spectrum = Uint8Array.from({ length: COLUMNS * BANDS }, (_, i) => {
    const band = Math.floor(i / COLUMNS);
    return band < 12 ? 150 : i % COLUMNS >= 180 ? 240 : 60;
  });
  return { energy, spectrum };
}

const thickness = (polygon: Float64Array, column: number) =>
  (polygon[polygon.length - 1 - 2 * column] ?? 0) - (polygon[2 * column + 1] ?? 0);

describe("the furrow bundle", () => {
  const drawn = furrowBundlePolygons({ ...analysis(), lines: 9, width: 960, height: 48 });

  it("has one closed shape per line and stays inside its box", () => {
    expect(drawn).toHaveLength(9);
    for (const polygon of drawn) {
      for (let i = 0; i < polygon.length; i += 2) {
        expect(polygon[i]).toBeGreaterThanOrEqual(0);
        expect(polygon[i]).toBeLessThanOrEqual(960);
        expect(polygon[i + 1]).toBeGreaterThanOrEqual(0);
        expect(polygon[i + 1]).toBeLessThanOrEqual(48);
      }
    }
  });

  it("widens with loudness: the outer lines are further apart where the sound is loud", () => {
    const spread = (column: number) => (drawn[0]?.[2 * column + 1] ?? 0) - (drawn[8]?.[2 * column + 1] ?? 0);
    expect(spread(200)).toBeGreaterThan(1.5 * spread(30));
  });

  it("puts low frequencies below and thickens a line where its band is strong", () => {
    expect(drawn[0]?.[401]).toBeGreaterThan(drawn[8]?.[401] ?? 0);
    const high = drawn[8] ?? new Float64Array();
    expect(thickness(high, 220)).toBeGreaterThan(2 * thickness(high, 150));
  });

  it("never lets two lines touch", () => {
    for (let line = 1; line < 9; line++) {
      for (let column = 0; column < 240; column++) {
        const under = drawn[line - 1]?.[2 * column + 1] ?? 0;
        const polygon = drawn[line] ?? new Float64Array();
        expect(polygon[polygon.length - 1 - 2 * column]).toBeLessThan(under);
      }
    }
  });

  it("draws fewer columns in a narrow box", () => {
    const narrow = furrowBundlePolygons({ ...analysis(), lines: 9, width: 168, height: 40 });
    expect(narrow[0]).toHaveLength(42 * 4);
  });

  it("draws silence as thin lines rather than nothing", () => {
    const silent = furrowBundlePolygons({
      spectrum: new Uint8Array(BANDS * COLUMNS),
      energy: new Uint8Array(COLUMNS),
      lines: 9,
      width: 480,
      height: 48,
    });
    expect(silent.flatMap((p) => [...p]).every(Number.isFinite)).toBe(true);
    expect(thickness(silent[4] ?? new Float64Array(), 10)).toBeGreaterThan(0.5);
  });

  it("refuses a spectrum that does not match the energy", () => {
    const wrong = {
      spectrum: new Uint8Array(100),
      energy: new Uint8Array(COLUMNS),
      lines: 9,
      width: 10,
      height: 10,
    };
    expect(() => furrowBundlePolygons(wrong)).toThrow(RangeError);
  });

  it("returns closed SVG paths whose relative steps add up to the polygon", () => {
    const [path = ""] = furrowBundlePaths({ ...analysis(), lines: 9, width: 960, height: 48 });
    const steps = [...path.matchAll(/[Ml](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const sum = steps.reduce<number[]>(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0]);
    expect(path.endsWith("z")).toBe(true);
    expect(sum[0]).toBeCloseTo(0, 5);
    expect(sum[1]).toBeCloseTo(drawn[0]?.at(-1) ?? 0, 0);
  });
});
