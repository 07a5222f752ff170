import type { Config } from "#/server/platform/config/config.ts";
import { PURGE_SECRET_HEADER } from "#/server/platform/edge/site.ts";

/** What an import, or another change of music, may have changed on the site. */
export const CATALOGUE_TAGS: readonly string[] = [
  ...["albums", "tracks", "writers", "placements", "taxonomies", "continents"],
  ...["menus", "cms-pages", "page-seos", "referentials", "carousels"],
];
/** By this word processes on one Postgres tell each other names of pages to draw anew. */
export const PURGE_TOPIC = "purge";

const PATIENCE_MS = 3_000;

/**
 * Asks a running site to render anew what shows `tags`, by default all that an import may have changed. A site that cannot be reached, or shares no
 * PURGE_SECRET with this process, shows it once its pages have aged (minutes).
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
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
}
