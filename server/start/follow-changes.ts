import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two checks. */
const LOOK_EVERY = 1_000;
/** After so many checks in a row that found changes, as during an import, each further check waits longer. */
const IN_A_ROW = 5;
/** Maximum factor by which the wait grows: rendering pages more often than people look at them is wasted. */
const LONGEST = 16;

interface Following {
  /** Resolves to whether anything has changed since its last call. */
  hasNews: () => Promise<boolean>;
  /** Makes the site render its pages again. */
  purge: () => Promise<void>;
  log: { error(details: object, message: string): void };
  every?: number;
}

export interface Follower {
  /** Stops; resolves when the current check has ended. */
  close(): Promise<void>;
}

/** Checks for changes regularly and purges the pages after one, whichever process made it; retries after a failure. */
export function followChanges({ hasNews, purge, log, every = LOOK_EVERY }: Following): Follower {
  const closing = new AbortController();
  const follow = async () => {
    let isStale = false;
    for (let row = 0; !closing.signal.aborted; ) {
      try {
        isStale = (await hasNews()) || isStale;
        row = isStale ? row + 1 : 0;
        if (isStale) await purge();
        isStale = false;
      } catch (err) {
        log.error({ err }, "Changes of the catalogue could not be followed");
      }
      const times = Math.min(LONGEST, Math.max(1, row - IN_A_ROW));
      await wait(every * times, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  };
  const over = follow();
  return {
    close() {
      closing.abort();
      return over;
    },
  };
}
