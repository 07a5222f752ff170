/** Milliseconds to wait before a sound is asked for once more, then again; after that the listener decides. */
const DELAYS = [600, 2_000];
/** A failure this long after the last one is a new trouble, with all its tries, milliseconds. */
const FORGOTTEN_AFTER = 60_000;

export interface Retries {
  /** Does `again` after the next delay; false when all tries are used up. */
  next(again: () => void): boolean;
  /** Forgets the try under way. */
  cancel(): void;
  /** All tries are free again: another sound was asked for. */
  reset(): void;
}

/** Counts how often a source was asked for again. */
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
