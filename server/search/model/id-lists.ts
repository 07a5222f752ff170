import { GrowingColumn, uint32 } from "./growing-column.ts";

/** Builds `IdLists` from lists in the order of their ordinals. */
export class IdListsBuilder {
  readonly #starts = new GrowingColumn(uint32);
  readonly #ids = new GrowingColumn(uint32);

  add(ids: readonly number[]): void {
    this.#starts.push(this.#ids.length);
    for (const id of ids) this.#ids.push(id);
  }

  build(): IdLists {
    this.#starts.push(this.#ids.length);
    return new IdLists(this.#starts.build(), this.#ids.build());
  }
}

/** A list of ids for each ordinal, stored end to end. */
export class IdLists {
  readonly #starts: Uint32Array;
  readonly #ids: Uint32Array;
  /** Number of lists that contain each id; counted when first needed. */
  #all: Uint32Array | undefined;

  /** @param starts start of each list, then the end of the last one */
  constructor(starts: Uint32Array, ids: Uint32Array) {
    this.#starts = starts;
    this.#ids = ids;
  }

  /** Start of each list in `ids`, then the end of the last one: for iterating over all lists. */
  get starts(): Uint32Array {
    return this.#starts;
  }

  get ids(): Uint32Array {
    return this.#ids;
  }

  /**
   * Adds to `counts`, which is indexed by id, the number of these ordinals whose list contains each id. Each ordinal
   * comes once, in any order; `counts` must be long enough for the counted ids. If most ordinals are given, the missing
   * ones are subtracted from the total instead.
   */
  countInto(counts: Uint32Array, ordinals: Uint32Array): void {
    const size = this.#starts.length - 1;
    if (ordinals.length * 2 < size) {
      this.#count(counts, ordinals, 1);
      return;
    }
    this.#all ??= this.#countAll();
    for (const [id, count] of this.#all.subarray(0, counts.length).entries())
      counts[id] = (counts[id] ?? 0) + count;
    if (ordinals.length < size) this.#count(counts, missing(ordinals, size), -1);
  }

  #count(counts: Uint32Array, ordinals: Uint32Array, step: 1 | -1): void {
    const [starts, ids] = [this.#starts, this.#ids];
    for (const ordinal of ordinals) {
      const end = starts[ordinal + 1] as number;
      for (let place = starts[ordinal] as number; place < end; place += 1) {
        const id = ids[place] as number;
        counts[id] = (counts[id] as number) + step;
      }
    }
  }

  #countAll(): Uint32Array {
    const all = new Uint32Array(this.#ids.reduce((most, id) => Math.max(most, id), 0) + 1);
    for (const id of this.#ids) all[id] = (all[id] as number) + 1;
    return all;
  }
}

/** Returns the ordinals below `size` that are not among these. */
function missing(ordinals: Uint32Array, size: number): Uint32Array {
  const isThere = new Uint8Array(size);
  for (const ordinal of ordinals) isThere[ordinal] = 1;
  const left = new Uint32Array(size - ordinals.length);
  let count = 0;
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    if (isThere[ordinal] === 1) continue;
    left[count] = ordinal;
    count += 1;
  }
  return left;
}
