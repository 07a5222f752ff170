import { TitleList } from "./title-list.ts";

/** Ordinals by code or name; a thing may have several, and several things may share one. */
export class CodeList {
  readonly #codes: TitleList;
  /** Start of each code's ordinals; one more entry at the end. */
  readonly #starts: Uint32Array;
  readonly #ordinals: Uint32Array;

  /** @param codes by ordinal */
  constructor(codes: readonly (readonly string[])[]) {
    const held = new Map<string, number[]>();
    for (const [ordinal, own] of codes.entries())
      for (const code of new Set(own)) {
        const ordinals = held.get(code);
        if (ordinals) ordinals.push(ordinal);
        else held.set(code, [ordinal]);
      }
    this.#codes = new TitleList([...held.keys()]);
    this.#starts = new Uint32Array(held.size + 1);
    let end = 0;
    for (const [place, ordinals] of [...held.values()].entries()) {
      end += ordinals.length;
      this.#starts[place + 1] = end;
    }
    this.#ordinals = new Uint32Array(end);
    for (const [place, ordinals] of [...held.values()].entries())
      this.#ordinals.set(ordinals, this.#starts[place]);
  }

  /** Returns the ordinals of a code, ascending. */
  of(code: string): Uint32Array {
    const [place] = this.#codes.exactly(code);
    return place === undefined
      ? new Uint32Array()
      : this.#ordinals.subarray(this.#starts[place], this.#starts[place + 1]);
  }
}
