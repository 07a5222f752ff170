import { integratedLoudness } from "#/server/sound/measuring/loudness.ts";
import { type Pcm, pcmLength } from "#/server/sound/measuring/pcm.ts";
import { truePeak } from "#/server/sound/measuring/true-peak.ts";

/** Loudness the player aims at; a track made to it is played as it is. */
const TARGET_LUFS = -16;
/** Sample ceiling, low enough to keep the true peak under −1 dBTP. */
const CEILING = decibels(-1.5);
const TRUE_PEAK_LIMIT = -1;
/** More than this and the limiter would be heard. */
const MOST_LIMITING = decibels(9);
const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.12;
const FADE_SECONDS = 1.4;
/** Limiting costs loudness, so gain is set again until it is this near, LU, or rounds are up. */
const CLOSE_ENOUGH = 0.1;
const ROUNDS = 5;

/** Samples of the bundled bank are dull; this gives back some air (shelf, Audio EQ Cookbook, slope 1). */
const AIR = { hertz: 2600, decibels: 5 };

/** Adds air, fades the end out, then brings a sound to −16 LUFS under −1 dBTP, in place. */
export function master(pcm: Pcm): Pcm {
  addAir(pcm);
  fadeOut(pcm);
  let ceiling = CEILING;
  for (let round = 0; round < ROUNDS; round++) {
    const loudness = integratedLoudness(pcm) ?? TARGET_LUFS;
    const over = (truePeak(pcm) ?? TRUE_PEAK_LIMIT) - TRUE_PEAK_LIMIT;
    if (over <= 0 && Math.abs(TARGET_LUFS - loudness) < CLOSE_ENOUGH) return pcm;
    // Peaks between samples pass a sample limiter; the next round makes room for them.
    if (over > 0 && round > 0) ceiling *= decibels(-over);
    const gain = Math.min(decibels(TARGET_LUFS - loudness), (ceiling * MOST_LIMITING) / peakOf(pcm));
    limit(pcm, gain, ceiling);
  }
  const over = (truePeak(pcm) ?? TRUE_PEAK_LIMIT) - TRUE_PEAK_LIMIT;
  if (over > 0) scale(pcm, decibels(-over));
  return pcm;
}

function addAir({ sampleRate, channels }: Pcm): void {
  const a = 10 ** (AIR.decibels / 40);
  const w = (2 * Math.PI * AIR.hertz) / sampleRate;
  const cos = Math.cos(w);
  const alpha = (Math.sin(w) / 2) * Math.SQRT2;
  const root = 2 * Math.sqrt(a) * alpha;
  const a0 = a + 1 - (a - 1) * cos + root;
  const b0 = (a * (a + 1 + (a - 1) * cos + root)) / a0;
  const b1 = (-2 * a * (a - 1 + (a + 1) * cos)) / a0;
  const b2 = (a * (a + 1 + (a - 1) * cos - root)) / a0;
  const a1 = (2 * (a - 1 - (a + 1) * cos)) / a0;
  const a2 = (a + 1 - (a - 1) * cos - root) / a0;
  for (const channel of channels) {
    let s1 = 0;
    let s2 = 0;
    for (let i = 0; i < channel.length; i++) {
      const x = channel[i] as number;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      channel[i] = y;
    }
  }
}

function fadeOut({ sampleRate, channels }: Pcm): void {
  const length = Math.round(FADE_SECONDS * sampleRate);
  for (const channel of channels) {
    const start = Math.max(0, channel.length - length);
    for (let i = start; i < channel.length; i++) {
      channel[i] = (channel[i] as number) * Math.cos((Math.PI / 2) * ((i - start) / length)) ** 2;
    }
  }
}

/** Amplitude of a level in decibels. */
function decibels(level: number): number {
  return 10 ** (level / 20);
}

function peakOf({ channels }: Pcm): number {
  let peak = 1e-9;
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) peak = Math.max(peak, Math.abs(channel[i] as number));
  }
  return peak;
}

function scale({ channels }: Pcm, gain: number): void {
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] as number) * gain;
  }
}

/**
 * Gain, then a look-ahead peak limiter: the gain needed is held over the look-ahead, follows down at once along a
 * smoothed ramp and comes back slowly, the same for both channels so that the image stays.
 */
function limit(pcm: Pcm, gain: number, ceiling: number): void {
  const { sampleRate, channels } = pcm;
  const length = pcmLength(pcm);
  const ahead = Math.round(LOOK_AHEAD_SECONDS * sampleRate);
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate));
  const needed = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    let peak = 0;
    for (const channel of channels) peak = Math.max(peak, Math.abs(channel[i] as number));
    needed[i] = Math.min(1, ceiling / Math.max(1e-9, peak * gain));
  }
  let held = 1;
  let heldFor = 0;
  let smooth = 1;
  const attack = 1 - Math.exp(-4 / ahead);
  for (let i = 0; i < length + ahead; i++) {
    const coming = i < length ? (needed[i] as number) : 1;
    if (coming <= held) {
      held = coming;
      heldFor = ahead;
    } else if (heldFor > 0) heldFor--;
    else held += (Math.min(1, coming) - held) * release;
    smooth += (held - smooth) * (held < smooth ? attack : 1);
    const out = i - ahead;
    if (out < 0) continue;
    for (const channel of channels) {
      const value = (channel[out] as number) * gain * smooth;
      channel[out] = Math.max(-ceiling, Math.min(ceiling, value));
    }
  }
}
