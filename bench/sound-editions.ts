import { findRecording } from "#/server/similarity/find-recording.ts";
import type { LandmarkIndex } from "#/server/similarity/landmark-index.ts";
import { referenceOf } from "#/server/similarity/reference.ts";
import type { SoundPrint } from "#/server/similarity/sound-print.ts";

/** Seconds that are looked for at a time. */
const PART = 15;
/** Seconds within which two delays are the same. */
const SAME_DELAY = 0.5;

/**
 * The recording of the index that a whole one is another edition of (a remaster, another cut): most of it lies there,
 * second for second with one and the same delay, which no other performance keeps. A clip of it is rightly found.
 */
export function editionOf(index: LandmarkIndex, print: SoundPrint): number | null {
  const delays = new Map<string, { sound: number; parts: number }>();
  const count = Math.floor(print.seconds / PART);
  for (let part = 0; part < count; part++) {
    const from = part * PART;
    const { constellation } = referenceOf(print, from, from + PART);
    const found = findRecording(index, constellation, PART);
    if (!found) continue;
    const delay = found.part.start - found.part.queryStart - from;
    const key = `${found.sound} ${Math.round(delay / SAME_DELAY)}`;
    delays.set(key, { sound: found.sound, parts: (delays.get(key)?.parts ?? 0) + 1 });
  }
  const [most] = [...delays.values()].toSorted((a, b) => b.parts - a.parts);
  return most && most.parts > count / 2 ? most.sound : null;
}
