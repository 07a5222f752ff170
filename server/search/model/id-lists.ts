/** A list of ids for each ordinal, end to end. */
export class IdLists {
  readonly #starts: Uint32Array;
  readonly #ids: Uint32Array;

  constructor(lists: readonly (readonly number[])[]) {
    this.#starts = new Uint32Array(lists.length + 1);
    let length = 0;
    lists.forEach((list, ordinal) => {
      length += list.length;
      this.#starts[ordinal + 1] = length;
    });
    this.#ids = new Uint32Array(length);
    lists.forEach((list, ordinal) => {
      this.#ids.set(list, this.#starts[ordinal]);
    });
  }

  /** How many of the ordinals have each id in their list; added to `counts`, indexed by id. */
  countInto(counts: Uint32Array, ordinals: ArrayLike<number>): void {
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      const end = this.#starts[ordinal + 1] ?? 0;
      for (let place = this.#starts[ordinal] ?? 0; place < end; place += 1) {
        const id = this.#ids[place] ?? 0;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
  }
}
