import { z } from "zod";
import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { SEGMENT_HOP, type SoundPrint, segmentCount } from "#/server/sound/prints/sound-print.ts";
import { DESCRIPTOR_SIZE } from "#/server/sound/prints/space.ts";
import type { UploadPrint } from "./uploads/upload-print.ts";

/** Minimum length in seconds of a reference. */
const SHORTEST = 3;

/** The part of a sound to compare others with. */
export interface Reference {
  seconds: number;
  descriptors: Int8Array;
  constellation: Constellation;
  /** Start of the descriptors, and of the constellation, in seconds of the whole sound. */
  descriptorsFrom: number;
  constellationFrom: number;
}

/** Returns the part of a sound between two times in seconds; all of it by default. */
export function referenceOf(print: SoundPrint, from = 0, to = print.seconds): Reference {
  const start = Math.min(Math.max(0, from), Math.max(0, print.seconds - SHORTEST));
  const end = Math.max(start + SHORTEST, Math.min(to, print.seconds));
  const count = print.descriptors.length / DESCRIPTOR_SIZE;
  const first = Math.min(count - 1, Math.round(start / SEGMENT_HOP));
  const last = Math.min(count, first + segmentCount(end - start));
  const { frames, steps } = print.constellation;
  const at = [...frames.keys()].filter((i) => {
    const second = (frames[i] as number) / LONG_RATE;
    return second >= start && second < end;
  });
  const firstFrame = Math.round(start * LONG_RATE);
  return {
    seconds: end - start,
    descriptors: print.descriptors.subarray(first * DESCRIPTOR_SIZE, last * DESCRIPTOR_SIZE),
    constellation: {
      frames: Uint32Array.from(at, (i) => Math.max(0, (frames[i] as number) - firstFrame)),
      steps: Uint8Array.from(at, (i) => steps[i] as number),
    },
    descriptorsFrom: first * SEGMENT_HOP,
    constellationFrom: start,
  };
}

/** A print with the detected tempo and key, which visitors receive and send back. */
export type CarriedPrint = Pick<UploadPrint, "print" | "bpm" | "tonality">;

const carried = z.tuple([z.number().int().nullable(), z.string().max(20).nullable(), z.base64()]);

/** Serialises a print as text that the visitor keeps instead of the server. */
export function carryPrint({ bpm, tonality, print }: CarriedPrint): string {
  return JSON.stringify([bpm, tonality, print]);
}

/** Parses the text of `carryPrint`; null for anything else. */
export function readCarriedPrint(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = carried.safeParse(json);
  if (!parsed.success) return null;
  const [bpm, tonality, bytes] = parsed.data;
  const print = unpackPrint(new Uint8Array(Buffer.from(bytes, "base64")));
  return print && { bpm, tonality, print };
}
