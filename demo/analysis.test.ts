import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Analysis, analysisSchema } from "#/contract/analysis.ts";
import { analyse } from "#/server/sound/measuring/analyse.ts";
import { demoAnalyses, readDemoAnalyses } from "./analysis.ts";
import { packAnalyses, unpackAnalyses } from "./analysis-file.ts";
import { type AlbumOrder, readAlbumOrder } from "./music/read-album-order.ts";
import { renderVersion } from "./music/render.ts";

const FOLDER = join(import.meta.dirname, "content/albums");
const ALBUMS: AlbumOrder[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => readAlbumOrder(parse(readFileSync(join(FOLDER, name), "utf8"))));

/** Mean distance of two pictures, in steps of 255. */
function distance(a: string, b: string): number {
  const left = Buffer.from(a, "base64");
  const right = Buffer.from(b, "base64");
  expect(left.length).toBe(right.length);
  return left.reduce((sum, value, i) => sum + Math.abs(value - (right[i] ?? 0)), 0) / left.length;
}

/** A minute of sound takes a second to render, more on a busy machine. */
const RENDERING_MS = 120_000;

describe("shipped measurements", () => {
  it("cover every version of every demo track, and nothing else", () => {
    const wanted = ALBUMS.flatMap(({ album, tracks }) =>
      tracks.flatMap(({ track, versions }) =>
        versions.map((version) => `${album.reference}/${track.slug}/${version}`),
      ),
    );
    expect([...demoAnalyses().keys()].toSorted()).toEqual(wanted.toSorted());
  });

  it("have the contract's shape and the level of the player", () => {
    for (const { analysis } of demoAnalyses().values()) {
      const { loudness, truePeak } = analysisSchema.parse(analysis);
      expect(Math.abs((loudness ?? 0) + 16)).toBeLessThan(1.5);
      expect(truePeak).toBeLessThanOrEqual(-0.99);
    }
  });

  it.each(["mandingue", "pulse", "choir"])(
    "of %s equal a fresh rendering",
    async (style) => {
      const order = ALBUMS.find(({ album }) => album.style === style);
      const track = order?.tracks[1]?.track;
      if (!order || !track) throw new Error("no such album");
      const { pcm, sections } = await renderVersion(order.album, track, "60");
      const fresh = analyse(pcm, sections);
      const shipped = readDemoAnalyses()(order.album.reference, track.slug, 60);
      expect(shipped).toMatchObject({ duration: fresh.duration, sections: fresh.sections });
      expect(shipped?.loudness).toBeCloseTo(fresh.loudness ?? 0, 1);
      expect(distance(shipped?.energy ?? "", fresh.energy)).toBeLessThan(1);
      expect(distance(shipped?.bars ?? "", fresh.bars)).toBeLessThan(1);
      // Spectra are kept in 16 levels: 4.25 steps off on average at most.
      expect(distance(shipped?.spectrum ?? "", fresh.spectrum)).toBeLessThan(5);
    },
    RENDERING_MS,
  );
});

describe("the file of measurements", () => {
  it("gives back the packed values", () => {
    const analysis: Analysis = {
      duration: 61.5,
      loudness: -16.02,
      truePeak: null,
      sections: [{ start: 0, label: "a" }],
      energy: Buffer.alloc(240, 7).toString("base64"),
      spectrum: Buffer.alloc(24 * 240, 3 * 17).toString("base64"),
      bars: Buffer.alloc(450, 200).toString("base64"),
    };
    const other = { ...analysis, duration: 30, energy: Buffer.alloc(240, 9).toString("base64") };
    const stored = new Map([
      ["b", { fingerprint: "1", analysis }],
      ["a", { fingerprint: "2", analysis: other }],
    ]);
    expect(Object.fromEntries(unpackAnalyses(packAnalyses(stored, 4)))).toEqual(Object.fromEntries(stored));
  });
});
