import { FURTHER_LEADS } from "../brief/further-leads.ts";

/** First bit of the sides. Sums stay far below it: a track has some twenty terms. */
const SIDES_FROM = 20;
const SUM = (1 << SIDES_FROM) - 1;

/**
 * Buffers for one brief over one segment, reused by the next brief, because they are long in a large catalogue.
 * Concepts are marked one after the other; at its end a concept adds its worth to the totals of the touched ordinals
 * only.
 */
export class BriefScratch {
  readonly #size: number;
  readonly #strengths: Uint8Array[] = [];
  readonly #touched: Uint32Array;
  /** Sum of each ordinal's leads; above `SIDES_FROM` a bit for each side already counted. */
  readonly #sums: Uint32Array;
  #count = 0;
  #current: Uint8Array = new Uint8Array(0);
  readonly totals: Int32Array;
  /** The concepts that each ordinal meets, one bit each. */
  readonly met: Uint16Array;

  constructor(size: number) {
    this.#size = size;
    this.#touched = new Uint32Array(size);
    this.#sums = new Uint32Array(size);
    this.totals = new Int32Array(size);
    this.met = new Uint16Array(size);
  }

  /** Begins a concept and returns its strengths: all 0, valid until the next brief begins the same concept. */
  begin(concept: number): Uint8Array {
    this.#current = this.#strengths[concept]?.fill(0) ?? new Uint8Array(this.#size);
    this.#strengths[concept] = this.#current;
    this.#count = 0;
    return this.#current;
  }

  /** The ordinals touched by the current concept. */
  get touched(): Uint32Array {
    return this.#touched.subarray(0, this.#count);
  }

  touch(ordinal: number): void {
    this.#touched[this.#count] = ordinal;
    this.#count += 1;
  }

  /** Raises each of the ordinals to at least a strength. */
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
   * Raises the ordinals by a lead, and adds its strength to their sums. Call it with the strongest lead of each side
   * first: that one counts `FURTHER_LEADS.side` times.
   */
  raiseByLead(ordinals: ArrayLike<number>, strength: number, side: number): void {
    const sums = this.#sums;
    this.raise(ordinals, strength);
    const bit = 1 << (SIDES_FROM + side);
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] as number;
      const sum = sums[ordinal] as number;
      sums[ordinal] = (sum & bit) === 0 ? (sum | bit) + strength * FURTHER_LEADS.side : sum + strength;
    }
  }

  /** Returns the sum of an ordinal's leads and resets it. */
  takeSum(ordinal: number): number {
    const sum = (this.#sums[ordinal] as number) & SUM;
    this.#sums[ordinal] = 0;
    return sum;
  }

  /** Adds the worth of the concept to the totals. */
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

/** Buffers by the ids of a segment, which its newer versions share. */
const known = new WeakMap<Int32Array, BriefScratch>();

export function scratchOf({ ids, size }: { ids: Int32Array; size: number }): BriefScratch {
  const scratch = known.get(ids) ?? new BriefScratch(size);
  known.set(ids, scratch);
  return scratch;
}
