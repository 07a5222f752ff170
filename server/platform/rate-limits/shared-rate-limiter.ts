import { z } from "zod";
import type { Exchange } from "#/server/platform/db/exchange.ts";
import { type Limit, memoryRateLimiter, type RateLimiter } from "./rate-limiter.ts";

const TOPIC = "limits";
/** Interval at which processes exchange their counts: the delay until a full limit applies to all of them. */
const TELL_EVERY_MS = 1_000;
/** Keys per message, which Postgres limits to 8,000 bytes. */
const MOST_TOLD = 60;
const LONGEST_NAME = 100;

const newsShape = z.array(z.tuple([z.string(), z.number(), z.number()]));

export interface SharedRateLimiter extends RateLimiter {
  close(): void;
}

/**
 * Returns a limiter with a sliding window in memory over the counts of all processes on one Postgres: no request waits
 * for the database, and a frozen one blocks nobody. Requests to several processes within a second may exceed a limit.
 */
export function sharedRateLimiter(exchange: Exchange, now: () => number): SharedRateLimiter {
  const counts = memoryRateLimiter(now);
  const untold = new Map<string, [name: string, window: number, events: number]>();

  function count(limit: Limit, key: string, events: number): void {
    const name = `${limit.name} ${key}`;
    if (name.length > LONGEST_NAME) return;
    const window = Math.floor(now() / limit.window);
    const before = untold.get(`${window} ${name}`)?.[2] ?? 0;
    untold.set(`${window} ${name}`, [name, window, before + events]);
  }

  function tell(): void {
    const news = [...untold.values()].filter(([, , events]) => events !== 0);
    untold.clear();
    for (let start = 0; start < news.length; start += MOST_TOLD)
      exchange.tell(TOPIC, news.slice(start, start + MOST_TOLD));
  }

  exchange.hear(TOPIC, (news) => {
    for (const [name, window, events] of newsShape.parse(news)) counts.add(name, window, events);
  });
  const timer = setInterval(tell, TELL_EVERY_MS).unref();

  return {
    room: counts.room,
    async take(limit, key) {
      const wait = await counts.take(limit, key);
      if (wait === 0) count(limit, key, 1);
      return wait;
    },
    async giveBack(limit, key) {
      await counts.giveBack(limit, key);
      count(limit, key, -1);
    },
    close: () => clearInterval(timer),
  };
}
