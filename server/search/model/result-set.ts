/** Tier of things that were not found. */
export const NOT_FOUND = 255;

/** The results of a search so far; the memory is reused for the next search. */
export class ResultSet {
  readonly tiers: Uint8Array;
  readonly #ordinals: Uint32Array;
  #count = 0;

  constructor(size: number) {
    this.tiers = new Uint8Array(size).fill(NOT_FOUND);
    this.#ordinals = new Uint32Array(size);
  }

  get ordinals(): Uint32Array {
    return this.#ordinals.subarray(0, this.#count);
  }

  has(ordinal: number): boolean {
    return this.tiers[ordinal] !== NOT_FOUND;
  }

  clear(): void {
    for (const ordinal of this.ordinals) this.tiers[ordinal] = NOT_FOUND;
    this.#count = 0;
  }

  put(ordinal: number, tier: number): void {
    if (!this.has(ordinal)) {
      this.#ordinals[this.#count] = ordinal;
      this.#count += 1;
    }
    this.tiers[ordinal] = tier;
  }

  /** Adds ordinals with a tier; one that was found before keeps the better of its two tiers. */
  putAll(ordinals: ArrayLike<number>, tier: number): void {
    const { tiers } = this;
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] as number;
      const before = tiers[ordinal] as number;
      if (before <= tier) continue;
      if (before === NOT_FOUND) {
        this.#ordinals[this.#count] = ordinal;
        this.#count += 1;
      }
      tiers[ordinal] = tier;
    }
  }

  /** Keeps the ordinals that get a tier from `tierIn`, each with the weaker of its two. */
  narrow(tierIn: (ordinal: number) => number): void {
    let kept = 0;
    for (const ordinal of this.ordinals) {
      const tier = tierIn(ordinal);
      const before = this.tiers[ordinal] as number;
      this.tiers[ordinal] = Math.max(tier, before);
      if (tier === NOT_FOUND) continue;
      this.#ordinals[kept] = ordinal;
      kept += 1;
    }
    this.#count = kept;
  }
}
