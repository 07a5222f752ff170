import type { Config } from "#/server/platform/config/config.ts";
import { PURGE_SECRET_HEADER } from "#/server/platform/edge/site.ts";

/** Cache tags that an import, or another change of the music, may affect. */
export const CATALOGUE_TAGS: readonly string[] = [
  ...["albums", "tracks", "writers", "placements", "taxonomies", "continents"],
  ...["menus", "cms-pages", "page-seos", "referentials", "carousels"],
];
/** Postgres notification channel on which processes send each other the cache tags to purge. */
export const PURGE_TOPIC = "purge";

const TIMEOUT_MS = 3_000;

/**
 * Asks a running site to purge the pages with one of `tags`, by default with all tags that an import may affect. A site
 * that cannot be reached, or that does not share PURGE_SECRET with this process, shows the change when its pages
 * expire, after some minutes.
 */
export async function purgeSite(
  { siteUrl, port, purgeSecret }: Config,
  tags: readonly string[] = CATALOGUE_TAGS,
): Promise<void> {
  if (!purgeSecret) return;
  const address = new URL("/internal/purge", siteUrl ?? `http://localhost:${port}`);
  await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", [PURGE_SECRET_HEADER]: purgeSecret },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}
