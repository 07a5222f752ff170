import { setTimeout as wait } from "node:timers/promises";

/** How soon a change shows, milliseconds. */
const LOOK_EVERY = 1_000;
/** After so many looks that found something, one change follows another, as in an import: each look waits longer. */
const IN_A_ROW = 5;
/** Times longer, at most: pages are drawn for somebody to see them. */
const LONGEST = 16;

interface Following {
  /** Whether anything was changed since the last time. */
  hasNews: () => Promise<boolean>;
  /** Makes the site draw its pages anew. */
  purge: () => Promise<void>;
  log: { error(details: object, message: string): void };
  every?: number;
}

export interface Follower {
  /** Resolves once the look that is under way is over. */
  close(): Promise<void>;
}

/** Has pages drawn anew when something was changed, whoever did it; what fails is tried again. */
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
