/** A gap is stored in groups of seven bits, the least significant first; the eighth bit marks that another follows. */
export const GROUP = 7;
export const MORE = 128;

/** Ascending lists of ordinals by word, stored end to end as gaps: one or two bytes per ordinal. */
export class DeltaPostings {
  readonly #places: ReadonlyMap<string, number>;
  readonly #starts: Uint32Array;
  readonly #counts: Uint32Array;
  readonly #bytes: Uint8Array;
  #read: Uint32Array | undefined;

  /** @param places index of each word in `starts` and `counts` */
  constructor(
    places: ReadonlyMap<string, number>,
    { starts, counts, bytes }: { starts: Uint32Array; counts: Uint32Array; bytes: Uint8Array },
  ) {
    this.#places = places;
    this.#starts = starts;
    this.#counts = counts;
    this.#bytes = bytes;
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  /** Returns the ordinals of a word; valid until the next call. */
  of(word: string): Uint32Array {
    const place = this.#places.get(word);
    this.#read ??= new Uint32Array(this.#counts.reduce((most, count) => Math.max(most, count), 0));
    const count = place === undefined ? 0 : (this.#counts[place] as number);
    if (place !== undefined) this.#decode(this.#read, this.#starts[place] as number, count);
    return this.#read.subarray(0, count);
  }

  #decode(into: Uint32Array, start: number, count: number): void {
    const bytes = this.#bytes;
    let from = start;
    let ordinal = 0;
    for (let at = 0; at < count; at += 1) {
      let byte = bytes[from++] as number;
      let gap = byte & (MORE - 1);
      for (let shift = GROUP; byte >= MORE; shift += GROUP) {
        byte = bytes[from++] as number;
        gap |= (byte & (MORE - 1)) << shift;
      }
      ordinal += gap;
      into[at] = ordinal;
    }
  }
}
