import { hash } from "node:crypto";

/** Bytes of the filter, and how many of its bits one password sets: with half a million passwords the best number. */
export const FILTER_BYTES = 1_000_000;
const BITS_SET = 12;
/** Numbers of 48 bits are read from the digest: exact in JavaScript, and far larger than the filter. */
const NUMBER_BYTES = 6;

/** Case and ways to write a letter change nothing: who tries stolen passwords tries these too. */
const plain = (password: string) => password.normalize("NFKC").toLowerCase();

/** The bits of a password, by two numbers out of one digest (Kirsch and Mitzenmacher, 2006). */
function* bitsOf(password: string): Generator<number> {
  const digest = hash("sha256", plain(password), "buffer");
  const first = digest.readUIntBE(0, NUMBER_BYTES);
  const step = digest.readUIntBE(NUMBER_BYTES, NUMBER_BYTES);
  const bits = FILTER_BYTES * 8;
  for (let index = 0; index < BITS_SET; index += 1) yield ((first % bits) + index * (step % bits)) % bits;
}

/** Puts a password into a filter (Bloom, 1970): a set that forgets what is in it, but not whether something is. */
export function addToFilter(filter: Uint8Array, password: string): void {
  for (const bit of bitsOf(password)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
}

/** Whether a password may be in a filter: always true of those that are, of others once in some three thousand. */
export function isInFilter(filter: Uint8Array, password: string): boolean {
  for (const bit of bitsOf(password)) if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}
