/** Zero crossings of the sinc on each side: enough to keep aliases below −60 dB. */
const CROSSINGS = 12;
/** Fraction of the narrower band that passes; the rest is the filter's slope. */
const PASSED = 0.94;

/**
 * Resamples one channel with a Hann-windowed sinc and one table per phase (Smith, Digital Audio Resampling,
 * §«Implementation»). Deterministic: a sound in pieces gives exactly the same samples as the whole sound at once.
 */
export class Resampler {
  private readonly phases: number;
  private readonly step: number;
  private readonly reach: number;
  private readonly table: Float32Array;
  /** The last input samples, which the next output samples need, and the number of input samples before them. */
  private kept = new Float32Array();
  private before = 0;
  /** Number of output samples so far. */
  private given = 0;

  /** @param from rate of the input, @param to rate of the output; whole numbers of hertz. */
  constructor(from: number, to: number) {
    const divisor = greatestCommonDivisor(to, from);
    this.phases = to / divisor;
    this.step = from / divisor;
    const cutoff = PASSED * Math.min(1, to / from);
    this.reach = Math.ceil(CROSSINGS / cutoff);
    this.table = from === to ? new Float32Array() : phaseTable(this.phases, this.reach, cutoff);
  }

  /** Returns the output samples that `more` completes; `more` itself at equal rates. */
  push(more: Float32Array): Float32Array {
    if (this.table.length === 0) return more;
    const known = joined(this.kept, more);
    const last = this.before + known.length - this.reach;
    const result = this.filtered(known, Math.max(this.given, Math.ceil((last * this.phases) / this.step)));
    const needed = Math.floor((this.given * this.step) / this.phases) - this.reach;
    const gone = Math.min(known.length, Math.max(0, needed - this.before));
    this.kept = known.slice(gone);
    this.before += gone;
    return result;
  }

  /** Returns the last output samples, with silence after the end of the input. */
  end(): Float32Array {
    if (this.table.length === 0) return new Float32Array();
    const total = this.before + this.kept.length;
    return this.filtered(this.kept, Math.max(this.given, Math.floor((total * this.phases) / this.step)));
  }

  /** Computes the output samples from the next one to the one before `end`. */
  private filtered(known: Float32Array, end: number): Float32Array {
    const { phases, step, reach, table } = this;
    const taps = 2 * reach + 1;
    const result = new Float32Array(end - this.given);
    for (let i = 0; i < result.length; i++) {
      const at = (this.given + i) * step;
      const phase = at % phases;
      const first = (at - phase) / phases - reach - this.before;
      const row = phase * taps;
      const start = Math.max(0, -first);
      const stop = Math.min(taps, known.length - first);
      let sum = 0;
      for (let k = start; k < stop; k++) sum += (known[first + k] as number) * (table[row + k] as number);
      result[i] = sum;
    }
    this.given = end;
    return result;
  }
}

/** Joins two pieces; returns the second itself if the first is empty. */
export function joined(one: Float32Array, other: Float32Array): Float32Array {
  if (one.length === 0) return other;
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
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
