const MINUTE = 60;

/** Seconds as minutes and seconds: `1:05`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
