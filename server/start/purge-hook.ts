import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 5_000;
/** Waits before it is told again; after the last one what stands in front keeps its pages until they have aged. */
const WAITS_MS = [500, 2_000];

interface Hook {
  /** Where a purge is told; nobody is told without it. */
  address: string | undefined;
  /** Sent as `Authorization: Bearer …`. */
  token: string | undefined;
  log: { warn(details: object, message: string): void };
}

/**
 * Tells what keeps pages in front of the site, such as a CDN, that they were drawn anew, by names of what they show.
 * Purges that come while one is being told are told together after it. Never rejects.
 */
export function createPurgeHook({ address, token, log }: Hook): (tags: readonly string[]) => Promise<void> {
  const waiting = new Set<string>();
  let telling: Promise<void> | null = null;

  async function tell(url: string): Promise<void> {
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
          signal: AbortSignal.timeout(PATIENCE_MS),
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
    telling ??= tell(address).finally(() => {
      telling = null;
    });
    await telling;
  };
}
