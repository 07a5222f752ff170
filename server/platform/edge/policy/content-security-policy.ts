import { VIDEO_PLAYERS } from "#/contract/video-players.ts";

/** Path of the browsers' reports about refused content. */
export const POLICY_REPORTS_PATH = "/internal/policy-reports";

/** Returns a nonce for the scripts of one dynamic answer: 128 random bits, as the CSP specification requires. */
export const policyNonce = () => crypto.randomUUID().replaceAll("-", "");

/**
 * Returns the Content-Security-Policy of an HTML answer whose own scripts are `scriptSources` (hashes or one nonce).
 * `dev` lets Next's development tools evaluate code; `https` upgrades plain addresses. `cspSources` are origins of
 * allowed scripts, frames and styles (captcha and consent services). `mediaOrigins` are origins of allowed sounds,
 * films and pictures, also for scripts that fetch them (sounds to compare, analyses), and of nothing else. `framable`
 * is only for the player that other sites embed; `styles` are hashes of style elements.
 */
export function contentSecurityPolicy(
  scriptSources: string[],
  {
    dev = false,
    https = false,
    cspSources = [],
    mediaOrigins = [],
    framable = false,
    styles = [],
  }: {
    dev?: boolean;
    https?: boolean;
    cspSources?: readonly string[];
    mediaOrigins?: readonly string[];
    framable?: boolean;
    styles?: readonly string[];
  } = {},
): string {
  const scripts = dev ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptSources;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...cspSources].join(" "),
    // Scripts of cspSources add style elements of their own.
    [
      "style-src 'self'",
      ...(dev || cspSources.length > 0 ? ["'unsafe-inline'"] : styles),
      ...cspSources,
    ].join(" "),
    // React writes style attributes, which hashes cannot cover.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mediaOrigins, ...cspSources].join(" "),
    ["media-src 'self' blob:", ...mediaOrigins].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...(dev ? ["ws:", "wss:"] : []), ...mediaOrigins, ...cspSources].join(" "),
    "worker-src 'self' blob:",
    ["frame-src", ...Object.values(VIDEO_PLAYERS), ...cspSources].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framable ? "*" : "'none'"}`,
    "form-action 'self'",
    `report-uri ${POLICY_REPORTS_PATH}`,
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
