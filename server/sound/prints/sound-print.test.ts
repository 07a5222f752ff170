import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";
import { readAlbumOrder } from "#/demo/music/read-album-order.ts";
import { renderVersion } from "#/demo/music/render.ts";
import { demoPrint, demoPrints } from "#/demo/prints.ts";
import { findRecording } from "#/server/search/similarity/find-recording.ts";
import type { Pcm } from "#/server/sound/measuring/pcm.ts";
import { sine } from "#/server/sound/measuring/test-signals.ts";
import { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { packPrint, unpackPrint } from "./print-bytes.ts";
import { monoAt } from "./resample.ts";
import { queryPrint, segmentCount, soundPrint } from "./sound-print.ts";
import { DESCRIPTOR_SIZE, UNIT } from "./space.ts";

const FOLDER = join(import.meta.dirname, "../../../demo/content/albums");
const ALBUMS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => readAlbumOrder(parse(readFileSync(join(FOLDER, name), "utf8"))));

const level = (sound: Float32Array) => Math.sqrt(sound.reduce((sum, x) => sum + x * x, 0) / sound.length);

function shipped(key: string) {
  const packed = demoPrints().get(key)?.print;
  const print = packed && unpackPrint(packed);
  if (!print) throw new Error(`No print of ${key}`);
  return print;
}

function cut({ sampleRate, channels }: Pcm, from: number, seconds: number): Pcm {
  const [start, end] = [Math.round(from * sampleRate), Math.round((from + seconds) * sampleRate)];
  return { sampleRate, channels: channels.map((channel) => channel.slice(start, end)) };
}

/** Adds a voice that is `decibels` louder than the sound: a sawtooth of gliding pitch, four syllables a second. */
function underVoice({ sampleRate, channels }: Pcm, decibels: number): Pcm {
  const [left = new Float32Array()] = channels;
  let cycles = 0;
  const voice = left.map((_, i) => {
    const t = i / sampleRate;
    cycles += (130 + 35 * Math.sin(4.4 * t) + 12 * Math.sin(26 * t)) / sampleRate;
    return ((cycles % 1) - 0.5) * Math.sin(2 * Math.PI * 2 * t) ** 2;
  });
  const gain = (level(left) / level(voice)) * 10 ** (decibels / 20);
  return { sampleRate, channels: channels.map((one) => one.map((x, i) => x + gain * (voice[i] ?? 0))) };
}

const order = ALBUMS.find(({ album }) => album.style === "mandingue");
const [lead] = order?.tracks ?? [];
if (!order || !lead) throw new Error("no such album");
const key = `${order.album.reference}/${lead.track.slug}`;
const whole = (await renderVersion(order.album, lead.track, "full")).pcm;

describe("shipped prints", () => {
  test("cover every demo track, and nothing else", () => {
    const wanted = ALBUMS.flatMap(({ album, tracks }) =>
      tracks.map(({ track }) => `${album.reference}/${track.slug}`),
    );
    expect([...demoPrints().keys()].toSorted()).toEqual(wanted.toSorted());
  });

  test("equal a fresh rendering, byte for byte", () => {
    const packed = demoPrint(order.album.reference, lead.track.slug);
    expect(Buffer.from(packPrint(soundPrint(whole))).equals(packed ?? new Uint8Array())).toBe(true);
  });

  test("contain descriptors of unit length on each side", () => {
    const { descriptors, seconds } = shipped(key);
    expect(descriptors.length).toBe(segmentCount(seconds) * DESCRIPTOR_SIZE);
    const length = Math.hypot(...descriptors.subarray(0, 28));
    expect(Math.abs(length - UNIT)).toBeLessThan(3);
  });
});

describe("a part of a track", () => {
  const keys = [...demoPrints().keys()];
  const index = new LandmarkIndex(keys.map((one) => shipped(one).constellation));

  test("is found in its track, at its second", () => {
    const [found] = index.find(queryPrint(cut(whole, 20.3, 15)).constellation);
    expect(keys[found?.sound ?? -1]).toBe(key);
    expect((found?.offset ?? 0) / LONG_RATE).toBeCloseTo(20.3, 0);
  });

  test("is found under a voice 12 dB louder", () => {
    const spoken = queryPrint(underVoice(cut(whole, 20, 15), 12));
    const found = findRecording(index, spoken.constellation, spoken.seconds);
    expect(keys[found?.sound ?? -1]).toBe(key);
    expect((found?.part.start ?? 0) - (found?.part.queryStart ?? 0)).toBeCloseTo(20, 0);
  });

  test("is found a semitone higher when the query is shifted down", () => {
    const { frames, steps } = queryPrint(cut(whole, 20, 15)).constellation;
    const higher = { frames, steps: steps.map((step) => step + 5) };
    const asItIs = index.find(higher)[0]?.hits ?? 0;
    const [lower] = index.find(higher, { stretch: 1, shift: -1 });
    expect(keys[lower?.sound ?? -1]).toBe(key);
    expect(lower?.hits).toBeGreaterThan(2 * asItIs);
  });
});

describe("packed prints", () => {
  test("unpack to the same print, with points far apart", () => {
    const { bpm, tonality, ...print } = soundPrint(sine(440, -12, 40));
    const far = {
      ...print,
      constellation: { frames: Uint32Array.of(0, 255, 1000), steps: Uint8Array.of(1, 2, 3) },
    };
    const packed = packPrint(far);
    const expected = { ...far, seconds: Math.fround(far.seconds) };
    expect(unpackPrint(packed)).toEqual(expected);
    // A view of larger memory, as a database returns it.
    const shared = Buffer.concat([Buffer.alloc(100, 7), packed, Buffer.alloc(9, 7)]);
    expect(unpackPrint(shared.subarray(100, 100 + packed.length))).toEqual(expected);
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["another version", Uint8Array.of(99, 0, 0, 0, 0, 0, 0, 0, 0)],
    ["fewer points than it says", Uint8Array.of(1, 0, 0, 32, 65, 200, 0, 0, 0, ...new Uint8Array(64))],
    ["a length that is no number", Uint8Array.of(1, 255, 255, 255, 255, 0, 0, 0, 0, ...new Uint8Array(64))],
  ])("are refused for %s", (_, bytes) => {
    expect(unpackPrint(bytes)).toBeNull();
  });
});

test("resampling preserves the pitch and removes frequencies above the new range", () => {
  const kept = monoAt(sine(1000, 0, 1, 44_100), 16_000);
  const lost = monoAt(sine(12_000, 0, 1, 44_100), 16_000);
  expect(kept.length).toBe(16_000);
  expect(level(kept)).toBeCloseTo(Math.SQRT1_2, 2);
  expect(level(lost)).toBeLessThan(0.002);
});
