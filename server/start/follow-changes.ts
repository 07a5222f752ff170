import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 1_000;
/** After so many checks in a row that found changes, as during an import, each further check waits longer. */
const CHECKS_BEFORE_BACKOFF = 5;
/** Maximum factor by which the wait grows: rendering pages more often than people look at them is wasted. */
const MAX_BACKOFF = 16;

interface Options {
  /** Resolves to whether anything has changed since its last call. */
  hasNews: () => Promise<boolean>;
  /** Makes the site render its pages again. */
  purge: () => Promise<void>;
  log: { error(details: object, message: string): void };
  intervalMs?: number;
}

export interface Follower {
  /** Stops; resolves when the current check has ended. */
  close(): Promise<void>;
}

/** Checks for changes regularly and purges the pages after one, whichever process made it; retries after a failure. */
export function followChanges({ hasNews, purge, log, intervalMs = CHECK_INTERVAL_MS }: Options): Follower {
  const closing = new AbortController();
  const follow = async () => {
    let isStale = false;
    for (let streak = 0; !closing.signal.aborted; ) {
      try {
        isStale = (await hasNews()) || isStale;
        streak = isStale ? streak + 1 : 0;
        if (isStale) await purge();
        isStale = false;
      } catch (err) {
        log.error({ err }, "Changes of the catalogue could not be followed");
      }
      const factor = Math.min(MAX_BACKOFF, Math.max(1, streak - CHECKS_BEFORE_BACKOFF));
      await wait(intervalMs * factor, undefined, { ref: false, signal: closing.signal }).catch(
        () => undefined,
      );
    }
  };
  const done = follow();
  return {
    close() {
      closing.abort();
      return done;
    },
  };
}
