import { type Constellation, constellationOf } from "#/contract/sound/constellation.ts";
import { RATE } from "#/contract/sound/frames.ts";
import { LONG_RATE, type LongFrames, longFrames } from "#/contract/sound/long-frames.ts";
import type { Pcm } from "#/server/sound/measuring/pcm.ts";
import { harmonyOf } from "./harmony.ts";
import { keyOf } from "./key.ts";
import { monoAt } from "./resample.ts";
import { rhythmOf } from "./rhythm.ts";
import { SHORT_RATE, type ShortFrames, shortFrames } from "./short-frames.ts";
import { DESCRIPTOR_SIZE, projectOntoAxes, SIDES, type Side } from "./space.ts";
import { tempoOf } from "./tempo.ts";
import { timbreOf } from "./timbre.ts";

/** Seconds that a descriptor covers, and seconds from one descriptor to the next. */
export const SEGMENT_SECONDS = 10;
export const SEGMENT_HOP = 5;
/** Seconds by which a last segment may be too short. */
const TOLERANCE = 2;

/** Stored fingerprint of a sound, by which to find it again or to find similar sounds. */
export interface SoundPrint {
  seconds: number;
  /** Descriptors of overlapping segments, descriptors[segment * 64 + i]: see `space.ts`. */
  descriptors: Int8Array;
  constellation: Constellation;
}

/** Tempo and key, detected from the sound alone. */
export interface HeardFacts {
  /** Beats a minute; null without a clear pulse. */
  bpm: number | null;
  /** Such as `D minor`; null without a clear key. */
  tonality: string | null;
}

export type HeardPrint = SoundPrint & HeardFacts;

/** Computes the print of a catalogue sound. Deterministic; some 250 times faster than real time. */
export const soundPrint = (pcm: Pcm): HeardPrint => printOf(pcm, "catalogue");

/** Computes the print of a query, with denser points. */
export const queryPrint = (pcm: Pcm): HeardPrint => printOf(pcm, "query");

function printOf(pcm: Pcm, use: "catalogue" | "query"): HeardPrint {
  const { seconds, short, long } = measured(monoAt(pcm, RATE));
  return {
    seconds,
    descriptors: descriptorsOf(seconds, short, long),
    constellation: constellationOf(long, use),
    bpm: tempoOf(short.onsets),
    tonality: keyOf(long.chroma),
  };
}

function measured(mono: Float32Array) {
  return { seconds: mono.length / RATE, short: shortFrames(mono), long: longFrames(mono) };
}

/** Returns the number of segments of a sound of the given length in seconds. */
export function segmentCount(seconds: number): number {
  return Math.max(1, Math.floor((seconds + TOLERANCE - SEGMENT_SECONDS) / SEGMENT_HOP) + 1);
}

/** Returns the raw measures of each segment of a mono sound at `RATE`, before projection into the learnt space. */
export function rawSegments(mono: Float32Array): Record<Side, Float64Array>[] {
  const { seconds, short, long } = measured(mono);
  return segmentsOf(seconds, short, long);
}

function segmentsOf(seconds: number, short: ShortFrames, long: LongFrames) {
  return Array.from({ length: segmentCount(seconds) }, (_, segment) => {
    const start = segment * SEGMENT_HOP;
    const cut = (rate: number, frames: number): [number, number] => [
      Math.min(frames - 1, Math.round(start * rate)),
      Math.min(frames, Math.round((start + SEGMENT_SECONDS) * rate)),
    ];
    const [from, to] = cut(SHORT_RATE, short.count);
    return {
      timbre: timbreOf(short.cepstra, from, to),
      harmony: harmonyOf(long.chroma, ...cut(LONG_RATE, long.count)),
      rhythm: rhythmOf(short.onsets, from, to),
    };
  });
}

function descriptorsOf(seconds: number, short: ShortFrames, long: LongFrames): Int8Array {
  const segments = segmentsOf(seconds, short, long);
  const descriptors = new Int8Array(segments.length * DESCRIPTOR_SIZE);
  for (const [i, segment] of segments.entries()) {
    const one = descriptors.subarray(i * DESCRIPTOR_SIZE, (i + 1) * DESCRIPTOR_SIZE);
    for (const side of SIDES) projectOntoAxes(side, segment[side], one);
  }
  return descriptors;
}
