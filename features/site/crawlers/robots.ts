/** What belongs to one visitor, answers to calls, or would be crawled for ever. Pages of results say `noindex` themselves. */
const CLOSED = [
  "/api/",
  "/authentification",
  "/embed/",
  "/internal/",
  "/*/auth/",
  "/*/user/",
  "/*/recherche/",
];
/** Below what is closed, what makes pages and their previews whole. */
const OPEN = ["/api/front/", "/media/"];

/** `robots.txt` (RFC 9309); a site that is not to be found closes whole. */
export function robotsTxt(site: string, isIndexed: boolean): string {
  const rules = isIndexed
    ? [...OPEN.map((path) => `Allow: ${path}`), ...CLOSED.map((path) => `Disallow: ${path}`)]
    : ["Disallow: /"];
  return ["User-agent: *", ...rules, "", `Sitemap: ${site}/sitemap.xml`, ""].join("\n");
}
