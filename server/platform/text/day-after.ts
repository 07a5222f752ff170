const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day after a day, both as `YYYY-MM-DD`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
