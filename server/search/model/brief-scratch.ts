import { BESIDE } from "../brief/beside.ts";

/** Sums stay far below: a track carries some twenty terms. */
const SIDES_FROM = 20;
const SUM = (1 << SIDES_FROM) - 1;

/**
 * Room for one brief over one segment, used again by the next: a large catalogue makes it long. Concepts are marked one
 * after the other; what they are worth is added up as they end, over what was touched alone.
 */
export class BriefScratch {
  readonly #size: number;
  readonly #strengths: Uint8Array[] = [];
  readonly #touched: Uint32Array;
  /** What each carries in all; above `SIDES_FROM` a bit for each side of which it carries something. */
  readonly #sums: Uint32Array;
  #count = 0;
  #current: Uint8Array = new Uint8Array(0);
  readonly totals: Int32Array;
  /** The concepts that each ordinal meets, a bit each. */
  readonly met: Uint16Array;

  constructor(size: number) {
    this.#size = size;
    this.#touched = new Uint32Array(size);
    this.#sums = new Uint32Array(size);
    this.totals = new Int32Array(size);
    this.met = new Uint16Array(size);
  }

  /** Begins a concept: its strengths are all 0, and good until a next brief begins that of the same number. */
  begin(concept: number): Uint8Array {
    this.#current = this.#strengths[concept]?.fill(0) ?? new Uint8Array(this.#size);
    this.#strengths[concept] = this.#current;
    this.#count = 0;
    return this.#current;
  }

  /** What the concept begun has touched. */
  get touched(): Uint32Array {
    return this.#touched.subarray(0, this.#count);
  }

  touch(ordinal: number): void {
    this.#touched[this.#count] = ordinal;
    this.#count += 1;
  }

  /** Raises each of the ordinals to a strength. */
  raise(ordinals: ArrayLike<number>, strength: number): void {
    const strengths = this.#current;
    const touched = this.#touched;
    let count = this.#count;
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] as number;
      const before = strengths[ordinal] as number;
      if (before >= strength) continue;
      if (before === 0) {
        touched[count] = ordinal;
        count += 1;
      }
      strengths[ordinal] = strength;
    }
    this.#count = count;
  }

  /**
   * The same, and adds the strength to what the ordinal carries in all. Of each side the strongest comes first: it counts
   * `BESIDE.side` times.
   */
  carry(ordinals: ArrayLike<number>, strength: number, side: number): void {
    const sums = this.#sums;
    this.raise(ordinals, strength);
    const bit = 1 << (SIDES_FROM + side);
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] as number;
      const sum = sums[ordinal] as number;
      sums[ordinal] = (sum & bit) === 0 ? (sum | bit) + strength * BESIDE.side : sum + strength;
    }
  }

  /** What an ordinal carries in all; told once, then forgotten. */
  takeSum(ordinal: number): number {
    const sum = (this.#sums[ordinal] as number) & SUM;
    this.#sums[ordinal] = 0;
    return sum;
  }

  /** Adds what the concept is worth to the totals. */
  end(weight: number): void {
    const { totals } = this;
    const strengths = this.#current;
    const touched = this.#touched;
    for (let at = 0; at < this.#count; at += 1) {
      const ordinal = touched[at] as number;
      totals[ordinal] = (totals[ordinal] as number) + weight * (strengths[ordinal] as number);
    }
  }
}

/** By the ids of a segment, which its newer forms share. */
const known = new WeakMap<Int32Array, BriefScratch>();

export function scratchOf({ ids, size }: { ids: Int32Array; size: number }): BriefScratch {
  const scratch = known.get(ids) ?? new BriefScratch(size);
  known.set(ids, scratch);
  return scratch;
}
