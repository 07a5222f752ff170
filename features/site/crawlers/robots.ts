/** Pages of a single visitor, responses to calls, and endless addresses. Pages of results have `noindex` themselves. */
const CLOSED = [
  "/api/",
  "/authentification",
  "/embed/",
  "/internal/",
  "/*/auth/",
  "/*/user/",
  "/*/recherche/",
];
/** Allowed paths below the disallowed ones, which complete pages and their previews. */
const OPEN = ["/api/front/", "/media/"];

/** Returns `robots.txt` (RFC 9309); a site that must not be found disallows everything. */
export function robotsTxt(site: string, isIndexed: boolean): string {
  const rules = isIndexed
    ? [...OPEN.map((path) => `Allow: ${path}`), ...CLOSED.map((path) => `Disallow: ${path}`)]
    : ["Disallow: /"];
  return ["User-agent: *", ...rules, "", `Sitemap: ${site}/sitemap.xml`, ""].join("\n");
}
