import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seededRandom } from "#/server/sound/covers/seeded-random.ts";
import { hasProgram } from "./has-program.ts";

/** Sample rate of the built programmes in hertz; they have one channel. */
export const BUILT_RATE = 32_000;
const TEXTS = join(import.meta.dirname, "..", "docs", "decisions");
/** Voices of espeak-ng: two languages, women and men, slow and fast. */
const VOICES = [
  ["en-us", "155"],
  ["fr-fr", "165"],
  ["en-gb+f3", "175"],
  ["fr-fr+f2", "150"],
  ["en-us+m7", "185"],
] as const;
const MOST_BYTES = 2 ** 30;
/** Lengths of words and pauses in seconds, for noise in place of a voice. */
const WORD = { least: 0.2, more: 0.5 };
const PAUSE = { least: 0.05, more: 0.3 };

/** A recording used in a programme, as it was built in; times in seconds. */
export interface TrueUse {
  track: number;
  start: number;
  end: number;
  offset: number;
}

/** The parts from which a programme is built. */
export interface Plan {
  speech: Float32Array;
  seconds: number;
  /** Level of the music relative to the speech, in decibels. */
  level: number;
  uses: readonly TrueUse[];
  soundOf: (track: number) => Float32Array;
  /** Whether the music gets quieter during each word, as from an automatic mixing desk (ducking). */
  isDucked: boolean;
}

/**
 * Returns the given seconds of several voices that read texts one after the other. Without espeak-ng, returns noise
 * with the rhythm of words.
 */
export function speechFor(seconds: number, seed: string): Float32Array {
  const random = seededRandom(seed);
  const all = new Float32Array(seconds * BUILT_RATE);
  const texts = readdirSync(TEXTS).filter((name) => name.endsWith(".md"));
  let at = 0;
  while (at < all.length) {
    const [voice, pace] = VOICES[Math.floor(random() * VOICES.length)] ?? VOICES[0];
    const text = readFileSync(join(TEXTS, texts[Math.floor(random() * texts.length)] ?? ""), "utf8");
    const from = Math.floor(random() * Math.max(1, text.length - 1_500));
    const words = hasSpeech() ? spoken(text.slice(from, from + 1_500), voice, pace) : babble(60, random);
    const fitting = words.subarray(0, all.length - at);
    all.set(fitting, at);
    at += fitting.length + Math.round(random() * 2 * BUILT_RATE);
  }
  return all;
}

/** Returns whether espeak-ng and sox are installed. */
export const hasSpeech = (): boolean => hasProgram("espeak-ng") && hasProgram("sox");

function spoken(text: string, voice: string, pace: string): Float32Array {
  const wav = execFileSync("espeak-ng", ["-v", voice, "-s", pace, "--stdout", text], {
    maxBuffer: MOST_BYTES,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const raw = ["-t", "f32", "-r", String(BUILT_RATE), "-c", "1", "-"];
  const output = execFileSync("sox", ["-t", "wav", "-", ...raw], {
    input: wav,
    maxBuffer: MOST_BYTES,
    stdio: ["pipe", "pipe", "ignore"],
  });
  return new Float32Array(new Uint8Array(output).buffer);
}

/** Returns pulses through a resonance that changes from word to word. */
function babble(seconds: number, random: () => number): Float32Array {
  const all = new Float32Array(seconds * BUILT_RATE);
  let at = 0;
  while (at < all.length) {
    const length = Math.round((WORD.least + random() * WORD.more) * BUILT_RATE);
    const pitch = 90 + random() * 140;
    const formant = 300 + random() * 2_000;
    let [one, two] = [0, 0];
    const angle = (2 * Math.PI * formant) / BUILT_RATE;
    for (let i = 0; i < length && at + i < all.length; i++) {
      const pulse = (i * pitch) % BUILT_RATE < pitch ? 1 : 0.05 * (random() - 0.5);
      const value = pulse + 1.9 * Math.cos(angle) * one - 0.9 * two;
      [two, one] = [one, value];
      all[at + i] = 0.1 * value;
    }
    at += length + Math.round((PAUSE.least + random() * PAUSE.more) * BUILT_RATE);
  }
  return all;
}

/** Returns the root mean square of the samples that are not silent. */
export function level(samples: Float32Array): number {
  let [sum, count] = [0, 0];
  for (const value of samples) {
    if (Math.abs(value) < 1e-3) continue;
    sum += value * value;
    count += 1;
  }
  return Math.sqrt(sum / Math.max(1, count));
}

/**
 * Returns the sound of a programme: its speech, an ambience 30 dB below it, and its music, each use at the requested
 * level relative to the speech.
 */
export function build({ speech, seconds, level: decibels, uses, soundOf, isDucked }: Plan): Float32Array {
  const random = seededRandom("ambience");
  const voice = level(speech) || 0.1;
  const mix = new Float32Array(seconds * BUILT_RATE);
  let low = 0;
  for (let i = 0; i < mix.length; i++) {
    low = 0.98 * low + 0.02 * (random() - 0.5);
    mix[i] = (speech[i] ?? 0) + low * voice * 0.3;
  }
  for (const { track, start, end, offset } of uses) {
    const sound = soundOf(track);
    const first = Math.round(offset * BUILT_RATE);
    const part = sound.subarray(first, first + Math.round((end - start) * BUILT_RATE));
    const gain = (voice / (level(part) || 1)) * 10 ** (decibels / 20);
    const begin = Math.round(start * BUILT_RATE);
    let ducked = 1;
    for (let i = 0; i < part.length && begin + i < mix.length; i++) {
      const isSpoken = isDucked && Math.abs(speech[begin + i] ?? 0) > voice / 2;
      // Fades down within 30 ms, and up again within half a second.
      ducked += ((isSpoken ? 0.35 : 1) - ducked) / (BUILT_RATE * (isSpoken ? 0.03 : 0.5));
      mix[begin + i] = (mix[begin + i] as number) + gain * ducked * (part[i] as number);
    }
  }
  let top = 0;
  for (const value of mix) top = Math.max(top, Math.abs(value));
  return mix.map((value) => (0.9 * value) / Math.max(top, 0.1));
}
