import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { RealFft } from "#/contract/sound/fft.ts";
import { integratedLoudness } from "#/server/sound/measuring/loudness.ts";
import { mixToMono, type Pcm, pcmSeconds } from "#/server/sound/measuring/pcm.ts";
import { truePeak } from "#/server/sound/measuring/true-peak.ts";
import { compose } from "./compose.ts";
import { type AlbumOrder, readAlbumOrder } from "./read-album-order.ts";
import { type RenderedVersion, renderVersion } from "./render.ts";
import { STYLE_SLUGS } from "./styles/style-of.ts";
import { parseTonality } from "./tonality.ts";

// Half a minute of sound takes half a second to render, more on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const FOLDER = join(import.meta.dirname, "../content/albums");
const ALBUMS: AlbumOrder[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => readAlbumOrder(parse(readFileSync(join(FOLDER, name), "utf8"))));

function firstOf(style: string): { album: AlbumOrder["album"]; track: AlbumOrder["tracks"][0]["track"] } {
  const order = ALBUMS.find(({ album }) => album.style === style);
  const track = order?.tracks[0]?.track;
  if (!order || !track) throw new Error(`no album in style ${style}`);
  return { album: order.album, track };
}

const rendered = new Map<string, Promise<RenderedVersion>>();
/** The half-minute form of the first track of a style, rendered once for all tests. */
function shortOf(style: string): Promise<RenderedVersion> {
  const known = rendered.get(style);
  if (known) return known;
  const { album, track } = firstOf(style);
  const rendering = renderVersion(album, track, "30");
  rendered.set(style, rendering);
  return rendering;
}

/** How much of each pitch class sounds between 60 Hz and 1.5 kHz, loudest peaks only. */
function pitchClasses(pcm: Pcm): number[] {
  const mono = mixToMono(pcm);
  const size = 16_384;
  const fft = new RealFft(size);
  const frame = new Float32Array(size);
  const power = new Float64Array(size / 2);
  const classes = new Array<number>(12).fill(0);
  for (let start = 0; start + size <= mono.length; start += size) {
    for (let i = 0; i < size; i++) {
      frame[i] = (mono[start + i] ?? 0) * Math.sin((Math.PI * i) / size) ** 2;
    }
    fft.power(frame, power);
    for (let bin = Math.ceil((60 * size) / pcm.sampleRate); bin < (1500 * size) / pcm.sampleRate; bin++) {
      const here = power[bin] ?? 0;
      if (here < (power[bin - 1] ?? 0) || here < (power[bin + 1] ?? 0)) continue;
      const midi = 69 + 12 * Math.log2((bin * pcm.sampleRate) / size / 440);
      const pitchClass = ((Math.round(midi) % 12) + 12) % 12;
      classes[pitchClass] = (classes[pitchClass] ?? 0) + Math.sqrt(here);
    }
  }
  return classes;
}

/** Rise of short-time level, 100 values a second. */
function onsets(pcm: Pcm): Float64Array {
  const mono = mixToMono(pcm);
  const hop = pcm.sampleRate / 100;
  const levels = Float64Array.from({ length: Math.floor(mono.length / hop) }, (_, i) => {
    let sum = 0;
    for (let k = Math.floor(i * hop); k < (i + 1) * hop; k++) {
      sum += ((mono[k + 1] ?? 0) - (mono[k] ?? 0)) ** 2;
    }
    return Math.log(1e-7 + sum);
  });
  return levels.map((level, i) => Math.max(0, level - (levels[i - 1] ?? level)));
}

/** How well onsets agree with a comb of eighths at `bpm`, phase free. */
function combStrength(rises: Float64Array, bpm: number): number {
  const period = 3000 / bpm;
  let cos = 0;
  let sin = 0;
  for (const [i, rise] of rises.entries()) {
    cos += rise * Math.cos((2 * Math.PI * i) / period);
    sin += rise * Math.sin((2 * Math.PI * i) / period);
  }
  return Math.hypot(cos, sin);
}

describe("every style", () => {
  it("has an album in the demo content, and the other way round", () => {
    expect(ALBUMS.map(({ album }) => album.style).toSorted()).toEqual(STYLE_SLUGS.toSorted());
  });

  it.each(STYLE_SLUGS)(
    "%s sounds in the declared key: its third, and the tonic among the first five",
    async (style) => {
      const { tonic, mode } = parseTonality(firstOf(style).track.tonality);
      const classes = pitchClasses((await shortOf(style)).pcm);
      const at = (interval: number) => classes[(tonic + interval) % 12] ?? 0;
      expect(at(mode === "minor" ? 3 : 4)).toBeGreaterThan(at(mode === "minor" ? 4 : 3));
      expect(classes.filter((weight) => weight > at(0)).length).toBeLessThan(5);
    },
  );

  it.each(STYLE_SLUGS)(
    "%s keeps the level: −16 LUFS, true peak under −1 dBTP, half a minute long",
    async (style) => {
      const { pcm } = await shortOf(style);
      expect(Math.abs((integratedLoudness(pcm) ?? 0) + 16)).toBeLessThan(1.5);
      expect(truePeak(pcm)).toBeLessThanOrEqual(-0.99);
      expect(pcmSeconds(pcm)).toBeCloseTo(30, 1);
    },
  );
});

describe("tempo", () => {
  const STRUCK = STYLE_SLUGS.filter(
    (style) => !["ambient", "drone", "nordic", "choir", "caucasus"].includes(style),
  );

  it.each(STRUCK)(
    "%s has its onsets on a grid of the declared tempo, not on its neighbours",
    async (style) => {
      const { bpm } = firstOf(style).track;
      const rises = onsets((await shortOf(style)).pcm);
      const declared = Math.max(
        combStrength(rises, bpm),
        combStrength(rises, bpm / 2),
        combStrength(rises, bpm * 1.5),
      );
      for (const wrong of [0.9, 0.94, 0.97, 1.03, 1.07, 1.12]) {
        expect(declared).toBeGreaterThan(combStrength(rises, bpm * wrong));
      }
    },
  );
});

describe("scores", () => {
  const all = ALBUMS.flatMap(({ album, tracks }) => tracks.map((entry) => ({ album, ...entry })));

  it("follow the brief: length, sections, and every declared instrument is heard", () => {
    for (const { album, track } of all) {
      const score = compose(album, track, "full");
      expect(score.seconds).toBe(track.seconds);
      expect(score.sections.map(({ label }) => label)).toEqual(track.sections);
      const heard = new Set(
        score.parts.filter(({ notes }) => notes.length > 2).map(({ name }) => name.split(":")[0]),
      );
      expect(track.instruments.filter((slug) => !heard.has(slug))).toEqual([]);
    }
  });

  it("end within the length of every version, which never is empty", () => {
    for (const { album, track, versions } of all) {
      for (const version of versions) {
        const { parts, seconds } = compose(album, track, version);
        const notes = parts.flatMap((part) => part.notes);
        expect(notes.length).toBeGreaterThan(3);
        expect(Math.max(...notes.map(({ at }) => at))).toBeLessThan(seconds - 0.5);
        if (version === "60" || version === "30") expect(seconds).toBe(Number(version));
        if (version === "sting") expect(Math.abs(seconds - 6)).toBeLessThanOrEqual(2.01);
      }
    }
  });

  it("leave the tune out of an underscore and the voices out of an instrumental", () => {
    const { album, track } = firstOf("mandingue");
    const full = compose(album, track, "full").parts.map(({ name }) => name);
    const under = compose(album, track, "underscore").parts.map(({ name }) => name);
    expect(full.some((name) => name.endsWith("melody"))).toBe(true);
    expect(under).toEqual(full.filter((name) => !name.endsWith("melody")));
    const choir = firstOf("choir");
    const unsung = compose(choir.album, choir.track, "no-vocals").parts;
    expect(unsung.some(({ name }) => name.startsWith("choir-voices"))).toBe(false);
  });

  it("bring the theme back: a2 opens as a does", () => {
    const { album, track } = firstOf("mandingue");
    const { sections, parts } = compose(album, track, "full");
    const tune = parts.find(({ name }) => name.endsWith("melody"))?.notes ?? [];
    const opening = (label: string) => {
      const start = sections.find((section) => section.label === label)?.start ?? 0;
      return tune.find(({ at }) => at > start - 0.05)?.pitch;
    };
    expect(opening("a2")).toBe(opening("a"));
  });
});

describe("rendering", () => {
  it("gives the same samples every time", async () => {
    const { album, track } = firstOf("afrobeat");
    const hashes = await Promise.all(
      [1, 2].map(async () => {
        const { pcm } = await renderVersion(album, track, "sting");
        return createHash("sha256").update(JSON.stringify(pcm.channels[0])).digest("hex");
      }),
    );
    expect(hashes[1]).toBe(hashes[0]);
  });

  it("gives other music to another track", async () => {
    const { album, track } = firstOf("afrobeat");
    const pitches = (slug: string) =>
      compose(album, { ...track, slug }, "30").parts.flatMap(({ notes }) => notes.map(({ pitch }) => pitch));
    expect(pitches("one")).not.toEqual(pitches("two"));
  });

  it("ends in silence, without a cut", async () => {
    const { pcm } = await shortOf("orchestral");
    const last = pcm.channels[0]?.subarray(-200) ?? new Float32Array([1]);
    expect(Math.max(...last.map(Math.abs))).toBeLessThan(0.002);
  });
});
