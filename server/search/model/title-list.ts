/** Folded titles of things, searchable by their beginning and sorted by the database's collation "C": by bytes. */
export class TitleList {
  /** Titles end to end, by ordinal: a million strings would take twice the memory. */
  readonly #bytes: Buffer;
  /** Start of each title; one more entry at the end. */
  readonly #starts: Uint32Array;
  /** Ordinals in the order of their titles. */
  readonly #sorted: Uint32Array;

  /** @param titles by ordinal */
  constructor(titles: readonly string[]) {
    this.#starts = new Uint32Array(titles.length + 1);
    let length = 0;
    for (const [ordinal, title] of titles.entries()) {
      length += Buffer.byteLength(title);
      this.#starts[ordinal + 1] = length;
    }
    this.#bytes = Buffer.allocUnsafeSlow(length);
    for (const [ordinal, title] of titles.entries()) this.#bytes.write(title, this.#starts[ordinal] ?? 0);
    this.#sorted = Uint32Array.from({ length: titles.length }, (_, ordinal) => ordinal);
    this.#sorted.sort((one, other) => this.#compare(one, this.#bytesOf(other)) || one - other);
  }

  of(ordinal: number): string {
    return this.#bytesOf(ordinal).toString();
  }

  /** Returns a number that is equal for equal titles and smaller for earlier ones. */
  rank(ordinal: number): number {
    return this.#firstNotBefore(this.#bytesOf(ordinal));
  }

  /** Returns the ordinals of things with exactly this title. */
  exactly(text: string): Uint32Array {
    return this.#between(Buffer.from(text), Buffer.from(`${text}\0`));
  }

  /** Returns the ordinals of things whose titles begin with `text`. */
  beginningWith(text: string): Uint32Array {
    // UTF-8 has no byte 255.
    return this.#between(Buffer.from(text), Buffer.concat([Buffer.from(text), Buffer.of(255)]));
  }

  #bytesOf(ordinal: number): Buffer {
    return this.#bytes.subarray(this.#starts[ordinal], this.#starts[ordinal + 1]);
  }

  #compare(ordinal: number, text: Buffer): number {
    return this.#bytes.compare(text, 0, text.length, this.#starts[ordinal], this.#starts[ordinal + 1]);
  }

  #between(first: Buffer, past: Buffer): Uint32Array {
    return this.#sorted.subarray(this.#firstNotBefore(first), this.#firstNotBefore(past));
  }

  #firstNotBefore(text: Buffer): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#sorted[middle] ?? 0, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
