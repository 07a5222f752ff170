/**
 * Returns the site's address without a final slash, for links used elsewhere; from configuration, never from a request.
 */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/+$/, "");
}
