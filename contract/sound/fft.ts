/**
 * Computes the power spectrum of real frames of one size, by the decimation-in-time radix-2 FFT on a complex signal of
 * half the size (Press et al., Numerical Recipes, §12.3). Tables are computed once, nothing is allocated per frame.
 */
export class RealFft {
  readonly size: number;
  private readonly half: number;
  private readonly cos: Float64Array;
  private readonly sin: Float64Array;
  private readonly order: Uint32Array;
  private readonly re: Float64Array;
  private readonly im: Float64Array;

  /** @param size a power of two, at least 8 */
  constructor(size: number) {
    if (size < 8 || (size & (size - 1)) !== 0) throw new RangeError(`${size} is not a power of two`);
    this.size = size;
    this.half = size / 2;
    this.cos = Float64Array.from({ length: this.half }, (_, i) => Math.cos((-2 * Math.PI * i) / size));
    this.sin = Float64Array.from({ length: this.half }, (_, i) => Math.sin((-2 * Math.PI * i) / size));
    const bits = Math.log2(this.half);
    this.order = Uint32Array.from({ length: this.half }, (_, i) => {
      let reversed = 0;
      for (let bit = 0; bit < bits; bit++) reversed |= ((i >> bit) & 1) << (bits - 1 - bit);
      return reversed;
    });
    this.re = new Float64Array(this.half);
    this.im = new Float64Array(this.half);
  }

  /** Writes |X(k)|² for k = 0 … size/2 − 1 of `frame` (length `size`) into `power`. */
  power(frame: Float32Array, power: Float64Array): void {
    const { half, re, im, order } = this;
    for (let i = 0; i < half; i++) {
      const from = 2 * (order[i] as number);
      re[i] = frame[from] as number;
      im[i] = frame[from + 1] as number;
    }
    this.transform();
    power[0] = ((re[0] as number) + (im[0] as number)) ** 2;
    for (let k = 1; k < half; k++) {
      const a = re[k] as number;
      const b = im[k] as number;
      const c = re[half - k] as number;
      const d = im[half - k] as number;
      const evenRe = (a + c) / 2;
      const evenIm = (b - d) / 2;
      const oddRe = (b + d) / 2;
      const oddIm = (c - a) / 2;
      const wr = this.cos[k] as number;
      const wi = this.sin[k] as number;
      power[k] = (evenRe + oddRe * wr - oddIm * wi) ** 2 + (evenIm + oddRe * wi + oddIm * wr) ** 2;
    }
  }

  private transform(): void {
    const { half, re, im, cos, sin } = this;
    for (let span = 1; span < half; span *= 2) {
      // The table is for the full size: the half-size transform takes every second entry.
      const stride = half / span;
      for (let start = 0; start < half; start += 2 * span) {
        for (let i = 0; i < span; i++) {
          const wr = cos[i * stride] as number;
          const wi = sin[i * stride] as number;
          const p = start + i;
          const q = p + span;
          const qr = (re[q] as number) * wr - (im[q] as number) * wi;
          const qi = (re[q] as number) * wi + (im[q] as number) * wr;
          re[q] = (re[p] as number) - qr;
          im[q] = (im[p] as number) - qi;
          re[p] = (re[p] as number) + qr;
          im[p] = (im[p] as number) + qi;
        }
      }
    }
  }
}
