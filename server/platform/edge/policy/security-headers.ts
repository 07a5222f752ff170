/** Two years, as browsers' preload lists require. */
const HSTS_SECONDS = 63_072_000;

/**
 * Returns the headers of every answer, including errors and redirects (contract §0.2, ASVS 5.0 3.4); names in lower
 * case. A site that is not `isIndexed` asks search engines to ignore every answer. On https, browsers must use only
 * https from then on, for subdomains too unless `hstsSubdomains` is false.
 */
export function securityHeaders(
  siteUrl: string,
  { isIndexed = true, hstsSubdomains = true }: { isIndexed?: boolean; hstsSubdomains?: boolean } = {},
): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "deny",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    ...(!isIndexed && { "x-robots-tag": "noindex, nofollow" }),
    ...(siteUrl.startsWith("https:") && {
      "strict-transport-security": `max-age=${HSTS_SECONDS}${hstsSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}

/** Returns the link to the API's documentation at this origin, in the form that clients expect (contract §0.2). */
export const documentationLink = (origin: string) =>
  `<${origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`;
