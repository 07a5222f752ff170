import { ANALYSIS_BANDS } from "#/contract/analysis.ts";
import { RealFft } from "#/contract/sound/fft.ts";
import { mixToMono, type Pcm } from "./pcm.ts";

const FRAME_SECONDS = 0.085;
const LONGEST_HOP_SECONDS = 0.05;
const LOWEST_HZ = 40;
const HIGHEST_HZ = 16_000;

/** Returns the frequency in hertz where band `band` starts (and band `band − 1` ends); log-spaced. */
export function bandEdge(band: number): number {
  return LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (band / ANALYSIS_BANDS);
}

/** Short-time measures of a sound, from which every picture is drawn. */
export interface SpectralFrames {
  count: number;
  /** Root mean square of each frame, full scale 1. */
  rms: Float64Array;
  /** Power of each band in each frame: bands[frame * ANALYSIS_BANDS + band]. */
  bands: Float64Array;
}

/**
 * Measures Hann-windowed frames of about 85 ms over the mono mix: at least `atLeast` of them, however short the
 * sound.
 */
export function spectralFrames(pcm: Pcm, atLeast: number): SpectralFrames {
  const mono = mixToMono(pcm);
  const size = 2 ** Math.round(Math.log2(FRAME_SECONDS * pcm.sampleRate));
  const hop = Math.max(1, Math.min(LONGEST_HOP_SECONDS * pcm.sampleRate, mono.length / atLeast));
  const count = Math.max(atLeast, Math.floor(mono.length / hop));
  const fft = new RealFft(size);
  const window = Float32Array.from({ length: size }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / size) ** 2);
  const shares = bandShares(size, pcm.sampleRate);
  const frame = new Float32Array(size);
  const power = new Float64Array(size / 2);
  const rms = new Float64Array(count);
  const bands = new Float64Array(count * ANALYSIS_BANDS);
  for (let f = 0; f < count; f++) {
    const start = Math.round((f + 0.5) * hop) - size / 2;
    let sum = 0;
    for (let i = 0; i < size; i++) {
      const value = (mono[start + i] ?? 0) * (window[i] as number);
      frame[i] = value;
      sum += value * value;
    }
    // A Hann window keeps 3/8 of the power.
    rms[f] = Math.sqrt(sum / (size * 0.375));
    fft.power(frame, power);
    for (const [band, bins] of shares.entries()) {
      let total = 0;
      for (const { bin, share } of bins) total += (power[bin] as number) * share;
      bands[f * ANALYSIS_BANDS + band] = total;
    }
  }
  return { count, rms, bands };
}

/** Returns the bins of each band; bands share a bin on their edge, so that narrow low bands are never empty. */
function bandShares(size: number, sampleRate: number): { bin: number; share: number }[][] {
  const width = sampleRate / size;
  return Array.from({ length: ANALYSIS_BANDS }, (_, band) => {
    const low = bandEdge(band) / width;
    const high = bandEdge(band + 1) / width;
    const bins: { bin: number; share: number }[] = [];
    for (let bin = Math.floor(low + 0.5); bin <= Math.floor(high + 0.5) && bin < size / 2; bin++) {
      const share = Math.min(high, bin + 0.5) - Math.max(low, bin - 0.5);
      if (share > 0) bins.push({ bin, share });
    }
    return bins;
  });
}
