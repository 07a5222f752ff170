import { meEndpoint, type User } from "#/contract/user.ts";
import { call } from "#/lib/api/call.ts";
import { readToken } from "#/lib/api/token.ts";

/** Unanswered requests after which we give up on the profile. */
const MAX_ATTEMPTS = 2;
/** Milliseconds between two attempts. */
const RETRY_DELAY = 1_000;
/** Milliseconds that the next page may take to arrive after a navigation starts. */
const NAVIGATION_TIMEOUT = 30_000;

/**
 * Loads the profile of this browser's token; null when there is none. A request that is cut off because the person
 * leaves the page, or because the network is down, counts as no answer: it is repeated once the page is visible and the
 * browser online. Throws what `call` throws for a refusal, and when two requests get no answer although the page is
 * visible and the browser online.
 */
export async function fetchProfile(): Promise<User | null> {
  let isLeft = false;
  let wasOffline = false;
  // Some browsers abort requests as soon as a navigation starts, long before they leave the page.
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
    leavingUntil = Date.now() + NAVIGATION_TIMEOUT;
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
          await pageOrNetworkIsBack();
          continue;
        }
        const isCutOff = wasOffline || Date.now() < leavingUntil;
        if (!isCutOff && (isLate || ++unanswered >= MAX_ATTEMPTS)) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  } finally {
    follow.abort();
  }
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** Resolves on the first of both: a page restored from the browser's cache misses the `online` event. */
const pageOrNetworkIsBack = () =>
  new Promise((resolve) => {
    for (const event of ["pageshow", "online"]) addEventListener(event, resolve, { once: true });
  });
