import { z } from "zod";
import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE } from "#/contract/sound/long-frames.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { SEGMENT_HOP, type SoundPrint, segmentCount } from "#/server/sound/prints/sound-print.ts";
import { DESCRIPTOR_SIZE } from "#/server/sound/prints/space.ts";
import type { UploadPrint } from "./uploads/upload-print.ts";

/** Shortest part of a reference that is compared, seconds. */
const SHORTEST = 3;

/** The part of a sound that others are compared with. */
export interface Reference {
  seconds: number;
  descriptors: Int8Array;
  constellation: Constellation;
  /** Seconds of the whole at which the descriptors, and the constellation, begin. */
  descriptorsFrom: number;
  constellationFrom: number;
}

/** The part of a sound between two of its seconds; the whole of it without them. */
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

/** A print with what was heard in it, as visitors get it and give it back. */
export type CarriedPrint = Pick<UploadPrint, "print" | "bpm" | "tonality">;

const carried = z.tuple([z.number().int().nullable(), z.string().max(20).nullable(), z.base64()]);

/** A print as one text that a visitor keeps instead of the server. */
export function carryPrint({ bpm, tonality, print }: CarriedPrint): string {
  return JSON.stringify([bpm, tonality, print]);
}

/** What `carryPrint` gave; null for anything else. */
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
