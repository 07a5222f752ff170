import { joined, Resampler } from "#/contract/sound/resampler.ts";
import { type Pcm, pcmLength } from "#/server/sound/measuring/pcm.ts";

/**
 * The mean of all channels at another rate.
 * @param from first sample wanted, in samples of the source
 * @param length how many samples of the source, at most
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
