import { kWeighted } from "./k-weighting.ts";
import { type Pcm, pcmLength } from "./pcm.ts";

/** ITU-R BS.1770-4, annex 1: gating blocks of 400 ms, overlapping by 75 %. */
const BLOCK_SECONDS = 0.4;
const STEPS_PER_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const OFFSET = -0.691;

/** Weights of table 3 for L, R, C, LFE, Ls, Rs; mono and stereo are 1. */
const SURROUND_WEIGHTS = [1, 1, 1, 0, 1.41, 1.41];

/**
 * Measures integrated loudness in LUFS (ITU-R BS.1770-4, with both gates). Returns null for silence and for sounds
 * shorter than one gating block.
 */
export function integratedLoudness(pcm: Pcm): number | null {
  const blocks = blockPowers(pcm);
  const loud = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  if (loud.length === 0) return null;
  const gate = loudnessOf(mean(loud)) + RELATIVE_GATE;
  const kept = loud.filter((power) => loudnessOf(power) > gate);
  return kept.length === 0 ? null : loudnessOf(mean(kept));
}

function loudnessOf(power: number): number {
  return OFFSET + 10 * Math.log10(power);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the weighted sum over channels of the mean square of each gating block. */
function blockPowers(pcm: Pcm): number[] {
  const step = Math.round((BLOCK_SECONDS / STEPS_PER_BLOCK) * pcm.sampleRate);
  const steps = new Float64Array(Math.floor(pcmLength(pcm) / step));
  for (const [index, channel] of pcm.channels.entries()) {
    const weight = pcm.channels.length > 2 ? (SURROUND_WEIGHTS[index] ?? 0) : 1;
    if (weight === 0) continue;
    const weighted = kWeighted(channel, pcm.sampleRate);
    for (let s = 0; s < steps.length; s++) {
      let sum = 0;
      for (let i = s * step; i < (s + 1) * step; i++) sum += (weighted[i] as number) ** 2;
      steps[s] = (steps[s] as number) + (weight * sum) / step;
    }
  }
  const blocks: number[] = [];
  for (let s = 0; s + STEPS_PER_BLOCK <= steps.length; s++) {
    blocks.push(mean([...steps.subarray(s, s + STEPS_PER_BLOCK)]));
  }
  return blocks;
}
