import { setTimeout as wait } from "node:timers/promises";

const TIMEOUT_MS = 5_000;
/** Milliseconds before each retry; after the last one, the CDN keeps its pages until they expire. */
const WAITS_MS = [500, 2_000];

interface Hook {
  /** URL that receives purges; without it, none is sent. */
  address: string | undefined;
  /** Sent as `Authorization: Bearer …`. */
  token: string | undefined;
  log: { warn(details: object, message: string): void };
}

/**
 * Returns a function that sends the tags of purged pages to a cache in front of the site, such as a CDN. Purges that
 * come during a request are sent together after it. Never rejects.
 */
export function createPurgeHook({ address, token, log }: Hook): (tags: readonly string[]) => Promise<void> {
  const waiting = new Set<string>();
  let sending: Promise<void> | null = null;

  async function sendWaiting(url: string): Promise<void> {
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting.clear();
      await post(url, tags);
    }
  }

  async function post(url: string, tags: readonly string[]): Promise<void> {
    for (const pause of [...WAITS_MS, null]) {
      try {
        const answer = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify({ tags }),
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`It answered ${answer.status}`);
        return;
      } catch (err) {
        if (pause === null) return log.warn({ err, tags }, "PURGE_HOOK could not be told of a purge");
        await wait(pause, undefined, { ref: false });
      }
    }
  }

  return async (tags) => {
    if (!address) return;
    for (const tag of tags) waiting.add(tag);
    sending ??= sendWaiting(address).finally(() => {
      sending = null;
    });
    await sending;
  };
}
