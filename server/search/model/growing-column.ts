type Numbers = Uint16Array | Int32Array | Uint32Array | Float64Array;

const FIRST_ROOM = 1_024;

/** A column of numbers that grows: a million objects waiting for their column would take ten times the memory. */
export class GrowingColumn<Values extends Numbers> {
  readonly #make: (length: number) => Values;
  #values: Values;
  #length = 0;

  /** @param make allocates an array of that length */
  constructor(make: (length: number) => Values) {
    this.#make = make;
    this.#values = make(FIRST_ROOM);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = this.#make(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  build(): Values {
    const values = this.#make(this.#length);
    values.set(this.#values.subarray(0, this.#length));
    return values;
  }
}

export const int32 = (length: number) => new Int32Array(length);
export const uint32 = (length: number) => new Uint32Array(length);
export const uint16 = (length: number) => new Uint16Array(length);
export const float64 = (length: number) => new Float64Array(length);
