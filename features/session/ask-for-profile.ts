import { meEndpoint, type User } from "#/contract/user.ts";
import { call } from "#/lib/api/call.ts";
import { readToken } from "#/lib/api/token.ts";

/** Requests without an answer after which the profile is given up. */
const TRIES = 2;
/** Milliseconds between two tries. */
const PAUSE = 1_000;
/** Milliseconds that the next page may take to come once it was asked for. */
const LEAVING = 30_000;

/**
 * Asks for the profile by the token of this browser; null when there is none any more. A request that is cut off
 * because the page is left, or because the line is gone, is no answer at all: it is made again once the page is shown
 * and the browser is online. Throws what `call` throws for a refusal, and when two requests get no answer although the
 * page is shown and the browser is online.
 */
export async function askForProfile(): Promise<User | null> {
  let isLeft = false;
  let wasOffline = false;
  // Some browsers cut requests off as soon as another page is asked for, long before they leave this one.
  let leavingUntil = 0;
  const follow = new AbortController();
  const on = (event: string, hear: () => void) => addEventListener(event, hear, { signal: follow.signal });
  on("pagehide", () => {
    isLeft = true;
  });
  on("pageshow", () => {
    isLeft = false;
  });
  on("offline", () => {
    wasOffline = true;
  });
  on("beforeunload", () => {
    leavingUntil = Date.now() + LEAVING;
  });
  try {
    for (let unanswered = 0; ; ) {
      const token = readToken();
      if (!token) return null;
      wasOffline = false;
      try {
        return await call(meEndpoint, { token });
      } catch (error) {
        const isLate = isNamed(error, "TimeoutError");
        if (!isLate && !isNamed(error, "AbortError") && !(error instanceof TypeError)) throw error;
        if (isLeft || !navigator.onLine) {
          await pageOrLineIsBack();
          continue;
        }
        const isCutOff = wasOffline || Date.now() < leavingUntil;
        if (!isCutOff && (isLate || ++unanswered >= TRIES)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  } finally {
    follow.abort();
  }
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** Of both, whichever comes first: a page in the browser's memory misses the line's return. */
const pageOrLineIsBack = () =>
  new Promise((resolve) => {
    for (const event of ["pageshow", "online"]) addEventListener(event, resolve, { once: true });
  });
