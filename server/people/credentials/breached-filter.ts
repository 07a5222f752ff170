import { hash } from "node:crypto";

/** Bytes of the filter, and the number of bits per password, which is optimal for half a million passwords. */
export const FILTER_BYTES = 1_000_000;
const BITS_SET = 12;
/** We read 48-bit numbers from the digest: exact in JavaScript, and far larger than the filter. */
const NUMBER_BYTES = 6;

/** Ignores case and Unicode spelling, since attackers try such variants of stolen passwords too. */
const plain = (password: string) => password.normalize("NFKC").toLowerCase();

/** Returns the bits of a password, from two numbers of one digest (Kirsch and Mitzenmacher, 2006). */
function* bitsOf(password: string): Generator<number> {
  const digest = hash("sha256", plain(password), "buffer");
  const first = digest.readUIntBE(0, NUMBER_BYTES);
  const step = digest.readUIntBE(NUMBER_BYTES, NUMBER_BYTES);
  const bits = FILTER_BYTES * 8;
  for (let index = 0; index < BITS_SET; index += 1) yield ((first % bits) + index * (step % bits)) % bits;
}

/** Adds a password to a Bloom filter (1970), which can tell whether it contains a password but not list them. */
export function addToFilter(filter: Uint8Array, password: string): void {
  for (const bit of bitsOf(password)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
}

/**
 * Returns whether a password may be in a filter: always true for added ones, and for one in some three thousand others.
 */
export function isInFilter(filter: Uint8Array, password: string): boolean {
  for (const bit of bitsOf(password)) if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}
