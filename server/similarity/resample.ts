import { type Pcm, pcmLength } from "#/server/sound/pcm.ts";

/** Zero crossings of the sinc on each side: enough that what is left of aliases is below −60 dB. */
const CROSSINGS = 12;
/** Share of the narrower band that passes; the rest is the filter's slope. */
const PASSED = 0.94;

/**
 * The mean of all channels at another rate, by a Hann-windowed sinc with one table per phase (Smith, Digital Audio
 * Resampling, §«Implementation»). Deterministic.
 * @param from first sample wanted, in samples of the source
 * @param length how many samples of the source, at most
 */
export function monoAt(pcm: Pcm, rate: number, from = 0, length = Number.POSITIVE_INFINITY): Float32Array {
  const mono = mixed(pcm, from, Math.min(length, pcmLength(pcm) - from));
  if (pcm.sampleRate === rate) return mono;
  const divisor = greatestCommonDivisor(rate, pcm.sampleRate);
  const phases = rate / divisor;
  const step = pcm.sampleRate / divisor;
  const cutoff = PASSED * Math.min(1, rate / pcm.sampleRate);
  const reach = Math.ceil(CROSSINGS / cutoff);
  const taps = 2 * reach + 1;
  const table = phaseTable(phases, reach, cutoff);
  const count = Math.floor((mono.length * phases) / step);
  const result = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const at = i * step;
    const phase = at % phases;
    const first = (at - phase) / phases - reach;
    const row = phase * taps;
    const start = Math.max(0, -first);
    const end = Math.min(taps, mono.length - first);
    let sum = 0;
    for (let k = start; k < end; k++) sum += (mono[first + k] as number) * (table[row + k] as number);
    result[i] = sum;
  }
  return result;
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

/** table[phase * taps + k]: weight of the sample k − reach away from the whole sample before the wanted one. */
function phaseTable(phases: number, reach: number, cutoff: number): Float32Array {
  const taps = 2 * reach + 1;
  const table = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let k = 0; k < taps; k++) {
      const x = k - reach - phase / phases;
      const window = Math.abs(x) < reach ? Math.cos((Math.PI * x) / (2 * reach)) ** 2 : 0;
      const angle = Math.PI * x * cutoff;
      const weight = window * (angle === 0 ? 1 : Math.sin(angle) / angle);
      table[phase * taps + k] = weight;
      sum += weight;
    }
    for (let k = 0; k < taps; k++) table[phase * taps + k] = (table[phase * taps + k] as number) / sum;
  }
  return table;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
