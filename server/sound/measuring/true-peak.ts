import type { Pcm } from "./pcm.ts";

/** Order-48, four-phase interpolation filter of ITU-R BS.1770-4, annex 2. */
const PHASES = [
  [
    0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
    0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
  ],
  [
    -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
    0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
  ],
  [
    -0.0189208984375, 0.0330810546875, -0.0582275390625, 0.1015625, -0.2003173828125, 0.77978515625,
    0.465087890625, -0.16650390625, 0.089111328125, -0.0517578125, 0.029296875, -0.0291748046875,
  ],
  [
    -0.00830078125, 0.014892578125, -0.026611328125, 0.047607421875, -0.102294921875, 0.97216796875,
    0.1373291015625, -0.0594482421875, 0.033203125, -0.0196533203125, 0.010986328125, 0.001708984375,
  ],
].map((taps) => Float64Array.from(taps));
const TAPS = 12;
/** The interpolated signal cannot exceed this times its neighbourhood: the largest sum of a phase's taps. */
const HEADROOM = Math.max(...PHASES.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));
/** Number of samples that are skipped or interpolated together. */
const STRETCH_SAMPLES = 64;

/**
 * Measures the true peak in dBTP, by four-fold oversampling (ITU-R BS.1770-4, annex 2). Returns null for digital
 * silence. Skips stretches that cannot beat the peak found so far, which does not change the result.
 */
export function truePeak(pcm: Pcm): number | null {
  let peak = 0;
  for (const channel of pcm.channels) {
    for (let i = 0; i < channel.length; i++) peak = Math.max(peak, Math.abs(channel[i] as number));
  }
  for (const channel of pcm.channels) {
    const padded = new Float32Array(channel.length + 2 * TAPS);
    padded.set(channel, TAPS);
    for (let start = 0; start + TAPS <= padded.length; start += STRETCH_SAMPLES) {
      const end = Math.min(start + STRETCH_SAMPLES, padded.length - TAPS + 1);
      if (loudest(padded, start, end + TAPS) * HEADROOM > peak) {
        peak = Math.max(peak, interpolatedPeak(padded, start, end));
      }
    }
  }
  return peak === 0 ? null : 20 * Math.log10(peak);
}

function loudest(samples: Float32Array, start: number, end: number): number {
  let most = 0;
  for (let i = start; i < end && i < samples.length; i++) {
    const value = Math.abs(samples[i] as number);
    if (value > most) most = value;
  }
  return most;
}

function interpolatedPeak(samples: Float32Array, start: number, end: number): number {
  let peak = 0;
  for (let i = start; i < end; i++) {
    for (const taps of PHASES) {
      let sum = 0;
      for (let t = 0; t < TAPS; t++) sum += (samples[i + t] as number) * (taps[TAPS - 1 - t] as number);
      const value = Math.abs(sum);
      if (value > peak) peak = value;
    }
  }
  return peak;
}
