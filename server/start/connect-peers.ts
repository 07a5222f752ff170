import { z } from "zod";
import { CATALOGUE_TAGS, PURGE_TOPIC } from "#/server/operate/import/purge-site.ts";
import type { Config } from "#/server/platform/config/config.ts";
import { openExchange } from "#/server/platform/db/exchange.ts";
import type { Log } from "#/server/platform/log/log.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { sharedRateLimiter } from "#/server/platform/rate-limits/shared-rate-limiter.ts";

/** The other processes on the same Postgres. */
interface Peers {
  /** Counts together with the other processes; absent with the embedded database, which allows one process only. */
  limiter?: RateLimiter;
  close(): Promise<void>;
}

const tagsShape = z.array(z.string());

/** Connects to the other processes on the same Postgres: they share rate limits, and a purge in one happens in all. */
export async function connectPeers(
  { databaseUrl }: Config,
  { purge, log }: { purge: (tags: readonly string[]) => Promise<void>; log: Log },
): Promise<Peers> {
  if (!databaseUrl) return { close: async () => undefined };
  const exchange = await openExchange({ url: databaseUrl, log });
  const purgeNow = (tags: readonly string[]) =>
    void purge(tags).catch((err: unknown) => log.error({ err }, "Pages could not be drawn anew"));
  exchange.hear(PURGE_TOPIC, (tags) => purgeNow(tagsShape.parse(tags)));
  exchange.missed(() => purgeNow(CATALOGUE_TAGS));
  const limiter = sharedRateLimiter(exchange, Date.now);
  return {
    limiter,
    async close() {
      limiter.close();
      await exchange.close();
    },
  };
}
