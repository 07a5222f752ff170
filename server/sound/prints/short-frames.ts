import { eachFrame, type Framing, frameCount, RATE } from "#/contract/sound/frames.ts";

/** 32 ms every 10 ms: short enough for attacks. */
const SHORT: Framing = { size: 512, hop: 160 };
/** Frames a second. */
export const SHORT_RATE = RATE / SHORT.hop;
/** Number of mel-frequency cepstral coefficients per frame. */
export const CEPSTRA = 20;
const MELS = 40;
const LOWEST_HZ = 60;
const HIGHEST_HZ = 7_600;
/** Keeps the logarithm of near-silence finite: about −80 dB under full scale. */
const FLOOR = 1e-6;
/** First mel band of each of the three onset bands: low, middle, high. */
const ONSET_EDGES = [0, 6, 20, MELS];
export const ONSET_BANDS = ONSET_EDGES.length - 1;

export interface ShortFrames {
  count: number;
  /** cepstra[frame * CEPSTRA + coefficient]; the first coefficient is loudness. */
  cepstra: Float32Array;
  /** Strength of attacks, onsets[band][frame]: rise of the log energy of the band. */
  onsets: Float32Array[];
}

/**
 * Measures timbre and attacks of a mono sound at `RATE`, a hundred times a second (Davis & Mermelstein 1980;
 * Klapuri 1999).
 */
export function shortFrames(mono: Float32Array): ShortFrames {
  const count = frameCount(SHORT, mono.length);
  const filters = melFilters();
  const cosines = cosineTable();
  const cepstra = new Float32Array(count * CEPSTRA);
  const onsets = Array.from({ length: ONSET_BANDS }, () => new Float32Array(count));
  const mels = new Float64Array(MELS);
  const before = new Float64Array(MELS);
  eachFrame(mono, SHORT, (power, frame) => {
    for (let m = 0; m < MELS; m++) {
      const { first, weights } = filters[m] as MelFilter;
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += (power[first + i] as number) * (weights[i] as number);
      mels[m] = Math.log(FLOOR + sum);
    }
    for (let c = 0; c < CEPSTRA; c++) {
      let sum = 0;
      for (let m = 0; m < MELS; m++) sum += (mels[m] as number) * (cosines[c * MELS + m] as number);
      cepstra[frame * CEPSTRA + c] = sum;
    }
    for (let band = 0; band < ONSET_BANDS && frame > 0; band++) {
      let rise = 0;
      const from = ONSET_EDGES[band] as number;
      const to = ONSET_EDGES[band + 1] as number;
      for (let m = from; m < to; m++) rise += Math.max(0, (mels[m] as number) - (before[m] as number));
      (onsets[band] as Float32Array)[frame] = rise / (to - from);
    }
    before.set(mels);
  });
  return { count, cepstra, onsets };
}

interface MelFilter {
  first: number;
  weights: Float64Array;
}

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
const hertz = (value: number) => 700 * (10 ** (value / 2595) - 1);

function melFilters(): MelFilter[] {
  const edge = (i: number) =>
    hertz(mel(LOWEST_HZ) + ((mel(HIGHEST_HZ) - mel(LOWEST_HZ)) * i) / (MELS + 1)) / (RATE / SHORT.size);
  // A triangle narrower than a bin might contain no bin.
  return Array.from({ length: MELS }, (_, m) => {
    const middle = edge(m + 1);
    const left = Math.min(edge(m), middle - 1);
    const right = Math.max(edge(m + 2), middle + 1);
    const first = Math.max(1, Math.ceil(left));
    const last = Math.min(SHORT.size / 2 - 1, Math.floor(right));
    const weights = Float64Array.from({ length: last - first + 1 }, (_, i) => {
      const bin = first + i;
      return bin <= middle ? (bin - left) / (middle - left) : (right - bin) / (right - middle);
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}

/** Orthonormal DCT-II. */
function cosineTable(): Float64Array {
  const table = new Float64Array(CEPSTRA * MELS);
  for (let c = 0; c < CEPSTRA; c++) {
    const scale = Math.sqrt((c === 0 ? 1 : 2) / MELS);
    for (let m = 0; m < MELS; m++) {
      table[c * MELS + m] = scale * Math.cos((Math.PI * c * (m + 0.5)) / MELS);
    }
  }
  return table;
}
