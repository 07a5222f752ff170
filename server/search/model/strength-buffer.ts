/** Strengths by ordinal, and the ordinals that have one; reused, because they are long in a large catalogue. */
export class StrengthBuffer {
  readonly strengths: Uint8Array;
  readonly #touched: Uint32Array;
  #count = 0;

  constructor(size: number) {
    this.strengths = new Uint8Array(size);
    this.#touched = new Uint32Array(size);
  }

  get touched(): Uint32Array {
    return this.#touched.subarray(0, this.#count);
  }

  raise(ordinals: ArrayLike<number>, strength: number): void {
    const { strengths } = this;
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] as number;
      const before = strengths[ordinal] as number;
      if (before >= strength) continue;
      if (before === 0) {
        this.#touched[this.#count] = ordinal;
        this.#count += 1;
      }
      strengths[ordinal] = strength;
    }
  }

  clear(): void {
    for (const ordinal of this.touched) this.strengths[ordinal] = 0;
    this.#count = 0;
  }
}
