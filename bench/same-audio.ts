import { RATE } from "#/contract/sound/frames.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { monoAt } from "#/server/sound/prints/resample.ts";

/** The start of a part of a sound file, in seconds. */
interface SoundPlace {
  file: string;
  from: number;
}

/** Seconds by which a reported position may be off. */
const TOLERANCE = 0.06;
/** Correlation above which nobody can hear a difference between two sounds. */
const SAME = 0.98;

/**
 * Returns whether two places sound the same for so many seconds, as in music made of copied loops. Compares sample by
 * sample.
 */
export async function soundsTheSame(one: SoundPlace, other: SoundPlace, seconds: number): Promise<boolean> {
  const lag = Math.round(TOLERANCE * RATE);
  const wanted = await monoOf(one, seconds, 0);
  const there = await monoOf(other, seconds, TOLERANCE);
  for (let shift = 0; shift <= 2 * lag; shift++) {
    if (correlation(wanted, there.subarray(shift, shift + wanted.length)) >= SAME) return true;
  }
  return false;
}

async function monoOf({ file, from }: SoundPlace, seconds: number, margin: number): Promise<Float32Array> {
  const pcm = await decodeAudio(file);
  const first = Math.max(0, Math.round((from - margin) * pcm.sampleRate));
  return monoAt(pcm, RATE, first, Math.round((seconds + 2 * margin) * pcm.sampleRate));
}

function correlation(one: Float32Array, other: Float32Array): number {
  let [both, first, second] = [0, 0, 0];
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [one[i] ?? 0, other[i] ?? 0];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second + Number.MIN_VALUE);
}
