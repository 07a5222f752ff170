import { ADDRESS_KINDS, addressesEndpoint, MOST_ADDRESSES } from "#/contract/addresses.ts";
import { pageSeosEndpoint, pageSlugsEndpoint } from "#/contract/site.ts";
import { call } from "#/lib/api/call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import { pageOfSlugs, type SitemapPage } from "./sitemap.ts";

/** Routes of a single page for the sitemap, with the key of their texts. */
const ROUTES = [
  { path: "/", page: "home" },
  { path: "/albums", page: "albums" },
  { path: "/nos-compositeurs", page: "composers" },
  { path: "/nos-placements", page: "placements" },
  { path: "/carte", page: "map" },
  { path: "/search-guidee", page: "guided" },
  { path: "/search-similarity", page: "similarity" },
  { path: "/search-synonym", page: "synonym" },
  { path: "/subscription", page: "subscription" },
  { path: "/mention-legales", page: "legal" },
  { path: "/donnees-personnelles", page: "personal-data" },
] as const;

/** Name of the sitemap of the map. */
export const TERRITORIES = "territories";

/**
 * Returns the names of all sitemaps: the pages, the territories of the map (listed by their own feature), then
 * each kind in parts of at most 5,000 entries.
 */
export async function sitemapNames(): Promise<string[]> {
  const parts = await Promise.all(
    ADDRESS_KINDS.map(async (kind) => {
      const { total } = await call(addressesEndpoint, { params: { kind }, query: { itemsPerPage: "0" } });
      return Array.from({ length: Math.ceil(total / MOST_ADDRESSES) }, (_, part) => `${kind}-${part + 1}`);
    }),
  );
  return ["pages", TERRITORIES, ...parts.flat()];
}

/** Returns the entries of a sitemap; null if the name is unknown. */
export async function sitemapPages(name: string): Promise<SitemapPage[] | null> {
  if (name === "pages") return standingPages();
  const [, kindName, page] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const kind = ADDRESS_KINDS.find((one) => one === kindName);
  if (!kind || !page) return null;
  const { addresses } = await call(addressesEndpoint, { params: { kind }, query: { page } });
  return addresses.length > 0 ? addresses.map((slugs) => pageOfSlugs(kind, slugs)) : null;
}

/** Returns routes and pages of the content system, without those that editors hide from search engines. */
async function standingPages(): Promise<SitemapPage[]> {
  const [seos, slugs] = await Promise.all([
    withFallback(call(pageSeosEndpoint, {}), null, "Titles of the pages"),
    withFallback(call(pageSlugsEndpoint, {}), null, "Slugs of the pages"),
  ]);
  const hidden = new Set(
    seos?.["hydra:member"].filter(({ noIndex }) => noIndex).map(({ page }) => page) ?? [],
  );
  const routes = ROUTES.filter(({ page }) => !hidden.has(page)).map(({ path }) => ({ fr: path, en: path }));
  const taken = new Set<string>(routes.map(({ fr }) => fr));
  const pages = (slugs?.["hydra:member"] ?? [])
    .filter(({ token }) => token === null)
    .map(({ slug, slugEn }) => ({
      fr: `/${encodeURIComponent(slug)}`,
      en: `/${encodeURIComponent(slugEn || slug)}`,
    }))
    .filter(({ fr }) => !taken.has(fr));
  return [...routes, ...pages];
}
