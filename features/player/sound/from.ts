/** Start of a sound: at a fraction (0 to 1) of its length, or at a second. */
export type From = { fraction: number } | { seconds: number };

/** Returns whether a sound starts at the beginning of its file. */
export const isBeginning = (from: From) => "fraction" in from && from.fraction === 0;

/** Returns the start in seconds, for a sound of this length. */
export const secondsOf = (from: From, duration: number) =>
  "seconds" in from ? from.seconds : from.fraction * duration;
