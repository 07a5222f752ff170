/** Where a sound begins: at a fraction (0 to 1) of its length, or at a second of it. */
export type From = { fraction: number } | { seconds: number };

/** Tells whether a sound begins where its file does. */
export const isBeginning = (from: From) => "fraction" in from && from.fraction === 0;

/** Gives the second at which a sound of so many seconds begins. */
export const secondsOf = (from: From, duration: number) =>
  "seconds" in from ? from.seconds : from.fraction * duration;
