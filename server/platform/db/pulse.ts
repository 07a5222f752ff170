import { setTimeout as wait } from "node:timers/promises";

/** Time that a read may take before anyone checks whether the database still answers. */
const FIRST_LOOK_MS = 600;
/** Interval of the checks while the database is silent, so that work resumes as soon as it answers. */
const AGAIN_MS = 500;
/** Number of checks: one late answer may be this process's own fault, two are the database's. */
const TIMES_ASKED = 2;

/** The database does not even answer the shortest query. */
export class DatabaseSilentError extends Error {
  constructor() {
    super("The database does not answer");
    this.name = "DatabaseSilentError";
  }
}

/** Checks whether a remote database still answers: a frozen one refuses nothing. */
export interface Pulse {
  /** Checks now, shared with concurrent checks. */
  isDown(): Promise<boolean>;
  /** @throws DatabaseSilentError while it is known to be silent, so that no new work starts. */
  check(): void;
  /**
   * Runs work that can be abandoned, and abandons it when the database falls silent. A slow answer is awaited as long
   * as the database answers others.
   * @throws DatabaseSilentError
   */
  during<T>(read: () => Promise<T>): Promise<T>;
  close(): void;
}

/** Returns the pulse of a database; `ask` sends the shortest query, and rejects when no answer comes in time. */
export function createPulse(ask: () => Promise<unknown>): Pulse {
  let isSilent = false;
  let isClosed = false;
  let asking: Promise<boolean> | null = null;

  /** One check at a time, since checks of a frozen database would pile up. */
  function isDown(): Promise<boolean> {
    asking ??= askTwice().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function askTwice(): Promise<boolean> {
    let left = isSilent ? 1 : TIMES_ASKED;
    let isAnswered = false;
    for (; left > 0 && !isAnswered; left -= 1) {
      isAnswered = await ask().then(
        () => true,
        () => false,
      );
    }
    isSilent = !isAnswered;
    if (isSilent && !isClosed) setTimeout(() => isClosed || void isDown(), AGAIN_MS).unref();
    return isSilent;
  }

  function check(): void {
    if (isSilent) throw new DatabaseSilentError();
  }

  async function falling(signal: AbortSignal): Promise<never> {
    do await wait(FIRST_LOOK_MS, undefined, { signal, ref: false });
    while (!(await isDown()));
    throw new DatabaseSilentError();
  }

  return {
    isDown,
    check,
    async during(read) {
      check();
      const over = new AbortController();
      const reading = read();
      const silence = falling(over.signal);
      // The result of the slower one is ignored.
      reading.catch(() => undefined);
      silence.catch(() => undefined);
      try {
        return await Promise.race([reading, silence]);
      } finally {
        over.abort();
      }
    },
    close() {
      isClosed = true;
    },
  };
}
