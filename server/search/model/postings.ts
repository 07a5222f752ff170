import { RoaringBitmap32 } from "roaring-wasm";

/** Below this many members a plain list is smaller than a bitmap. */
const FEW = 24;
/** Members collected before they are added to a bitmap. */
const PENDING = 512;

/** Ordinals in ascending order: a short list or a bitmap. */
export type OrdinalSet = number[] | RoaringBitmap32;

/** Returns the set as a bitmap; a new one is registered with the current arena, if any. */
export const asBitmap = (set: OrdinalSet | undefined): RoaringBitmap32 =>
  set instanceof RoaringBitmap32 ? set : new RoaringBitmap32(set ?? []);

/** Returns the ordinals of a set; empty for undefined. */
export const members = (set: OrdinalSet | undefined): ArrayLike<number> =>
  set === undefined ? [] : Array.isArray(set) ? set : set.toUint32Array();

/** Collects ordinals by key; they must be added in ascending order. */
export class SetsBuilder<Key> {
  readonly #pending = new Map<Key, number[]>();
  readonly #bitmaps = new Map<Key, RoaringBitmap32>();

  add(key: Key, ordinal: number): void {
    const pending = this.#pending.get(key);
    if (!pending) {
      this.#pending.set(key, [ordinal]);
      return;
    }
    pending.push(ordinal);
    if (pending.length === PENDING) {
      this.#flush(key, pending);
      pending.length = 0;
    }
  }

  #flush(key: Key, pending: number[]): RoaringBitmap32 {
    const bitmap = this.#bitmaps.get(key) ?? new RoaringBitmap32();
    bitmap.addMany(pending);
    this.#bitmaps.set(key, bitmap);
    return bitmap;
  }

  build(): Map<Key, OrdinalSet> {
    const sets = this.#pending as Map<Key, OrdinalSet>;
    for (const [key, pending] of this.#pending) {
      if (pending.length <= FEW && !this.#bitmaps.has(key)) continue;
      const bitmap = this.#flush(key, pending);
      bitmap.runOptimize();
      bitmap.shrinkToFit();
      sets.set(key, bitmap);
    }
    return sets;
  }
}
