import type { Config } from "#/server/config.ts";
import { PURGE_SECRET_HEADER } from "#/server/edge/site.ts";

/** What an import may have changed on the site. */
const TAGS = [
  ...["albums", "tracks", "writers", "placements", "taxonomies", "continents"],
  ...["menus", "cms-pages", "page-seos", "referentials", "carousels"],
];
const PATIENCE_MS = 3_000;

/**
 * Asks a running site to render anew what an import may have changed. A site that cannot be reached, or shares no
 * PURGE_SECRET with this process, shows it once its pages have aged (minutes).
 */
export async function purgeSite({ siteUrl, port, purgeSecret }: Config): Promise<void> {
  if (!purgeSecret) return;
  const address = new URL("/internal/purge", siteUrl ?? `http://localhost:${port}`);
  await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", [PURGE_SECRET_HEADER]: purgeSecret },
    body: JSON.stringify({ tags: TAGS }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
}
