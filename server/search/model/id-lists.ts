import { GrowingColumn, uint32 } from "./growing-column.ts";

/** Gathers lists of ids in the order of their ordinals. */
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

/** A list of ids for each ordinal, end to end. */
export class IdLists {
  readonly #starts: Uint32Array;
  readonly #ids: Uint32Array;
  /** In how many lists each id is; counted when first needed. */
  #all: Uint32Array | undefined;

  /** `starts` says where each list begins, and at last where the last one ends. */
  constructor(starts: Uint32Array, ids: Uint32Array) {
    this.#starts = starts;
    this.#ids = ids;
  }

  /** Where each list begins among `ids`, and at last where the last one ends: for who goes through them all. */
  get starts(): Uint32Array {
    return this.#starts;
  }

  get ids(): Uint32Array {
    return this.#ids;
  }

  /**
   * How many of the ordinals (in any order, each once) have each id in their list; added to `counts`, indexed by id and
   * long enough for every id counted. Of most ordinals those that are missing are counted instead.
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

/** The ordinals under `size` that are not among these. */
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
