/** Address of the site without a final slash, for links that leave it; from configuration, never from a request. */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/+$/, "");
}
