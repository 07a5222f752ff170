import { VERSION_KINDS } from "#/contract/version-kinds.ts";

const BITS = 4;

/** Returns the number of a kind. */
export const kindOf = (kind: string): number => (VERSION_KINDS as readonly string[]).indexOf(kind);

/** Packs a version into one number: its kind in the lowest bits, its length in seconds above. */
export const packVersion = (kind: string, seconds: number): number =>
  (seconds << BITS) | Math.max(0, kindOf(kind));
export const kindIn = (version: number): number => version & ((1 << BITS) - 1);
export const secondsIn = (version: number): number => version >>> BITS;
