/** Kinds of versions by their number; the whole track is the first. */
export const KINDS = [
  "full",
  "60",
  "30",
  "underscore",
  "instrumental",
  "no-vocals",
  "stem",
  "sting",
] as const;

const BITS = 4;

export const kindOf = (kind: string): number => (KINDS as readonly string[]).indexOf(kind);

/** A version as one number: its kind in the lowest bits, its length in seconds above. */
export const packVersion = (kind: string, seconds: number): number =>
  (seconds << BITS) | Math.max(0, kindOf(kind));
export const kindIn = (version: number): number => version & ((1 << BITS) - 1);
export const secondsIn = (version: number): number => version >>> BITS;
