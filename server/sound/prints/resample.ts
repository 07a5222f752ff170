import { joined, Resampler } from "#/contract/sound/resampler.ts";
import { type Pcm, pcmLength } from "#/server/sound/measuring/pcm.ts";

/**
 * Mixes all channels to mono and resamples them to another rate.
 * @param from first sample to read, in samples of the source
 * @param length most samples of the source to read
 */
export function monoAt(pcm: Pcm, rate: number, from = 0, length = Number.POSITIVE_INFINITY): Float32Array {
  const mono = mixed(pcm, from, Math.min(length, pcmLength(pcm) - from));
  const resampler = new Resampler(pcm.sampleRate, rate);
  return joined(resampler.push(mono), resampler.end());
}

function mixed(pcm: Pcm, from: number, length: number): Float32Array {
  const mono = new Float32Array(Math.max(0, length));
  const share = 1 / pcm.channels.length;
  for (const channel of pcm.channels) {
    for (let i = 0; i < mono.length; i++)
      mono[i] = (mono[i] as number) + (channel[from + i] as number) * share;
  }
  return mono;
}
