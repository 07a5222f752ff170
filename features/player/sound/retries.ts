/** Milliseconds before the first retry of a sound, and before the second; after that the listener decides. */
const DELAYS = [600, 2_000];
/** Milliseconds after which another failure counts as a new one, with all retries. */
const FORGOTTEN_AFTER = 60_000;

export interface Retries {
  /** Calls `again` after the next delay; returns false if no retries are left. */
  next(again: () => void): boolean;
  /** Cancels a waiting retry. */
  cancel(): void;
  /** Makes all retries available again, for another sound. */
  reset(): void;
}

/** Counts the retries of a source. */
export function createRetries(delays: readonly number[] = DELAYS): Retries {
  let used = 0;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    next(again) {
      if (performance.now() - last > FORGOTTEN_AFTER) used = 0;
      last = performance.now();
      const delay = delays[used];
      if (delay === undefined) return false;
      used += 1;
      timer = setTimeout(again, delay);
      return true;
    },
    cancel() {
      clearTimeout(timer);
    },
    reset() {
      clearTimeout(timer);
      used = 0;
    },
  };
}
