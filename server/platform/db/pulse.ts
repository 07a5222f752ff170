import { setTimeout as wait } from "node:timers/promises";

/** A read is let be for so long before anyone asks whether the database still answers. */
const FIRST_LOOK_MS = 600;
/** How often it is asked once it did not answer, so that all goes on as soon as it does. */
const AGAIN_MS = 500;
/** One late answer may be this process's own fault; two are the database's. */
const TIMES_ASKED = 2;

/** The database gives no answer, not even to the shortest question. */
export class DatabaseSilentError extends Error {
  constructor() {
    super("The database does not answer");
    this.name = "DatabaseSilentError";
  }
}

/** Knows whether a database that is reached by a network still answers: one that stands still refuses nothing. */
export interface Pulse {
  /** Asks now, whoever else asks meanwhile. */
  isDown(): Promise<boolean>;
  /** @throws DatabaseSilentError while it is known to be silent: nothing new is begun then. */
  check(): void;
  /**
   * Does what can be given up, and gives it up when the database falls silent meanwhile. A slow answer is waited for as
   * long as the database answers others.
   * @throws DatabaseSilentError
   */
  during<T>(read: () => Promise<T>): Promise<T>;
  close(): void;
}

/** The pulse of a database; `ask` puts the shortest question to it, and rejects when no answer comes in good time. */
export function createPulse(ask: () => Promise<unknown>): Pulse {
  let isSilent = false;
  let isClosed = false;
  let asking: Promise<boolean> | null = null;

  /** One question at a time, since those to a database that stands still would pile up. */
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
      // The slower of the two is heard by nobody.
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
