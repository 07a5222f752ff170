import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { CLIENT_ADDRESS_HEADER, SITE_SECRET_HEADER } from "#/server/platform/http/internal-headers.ts";

/** Next's internal headers; from outside they are an attack (CVE-2025-29927 and similar). */
const INTERNAL =
  /^(x-(middleware-|matched-path$|now-route-matches$|next-|nextjs-data$|invoke-|prerender-|original-url$|rewrite-url$)|next-resume$|forwarded$)/;

/**
 * Makes `request` safe to pass on: removes internal headers, sets host and scheme to the configured site's, and takes
 * the visitor's address from the connection or from the last `trustedProxies` hops. A site process with `siteSecret`
 * reads for everyone: its calls carry no address, so that no limit counts them.
 */
export function sanitizeRequest(
  request: IncomingMessage,
  site: URL,
  { trustedProxies, siteSecret }: { trustedProxies: number; siteSecret: string },
): void {
  const { headers } = request;
  const address = clientAddress(request, trustedProxies);
  const isSite = isSecret(headers[SITE_SECRET_HEADER], siteSecret);
  delete headers[SITE_SECRET_HEADER];
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name];
  // Our own page counts as such under any name of this machine.
  if (isOwnOrigin(headers, site)) headers.origin = site.origin;
  headers.host = site.host;
  headers["x-forwarded-host"] = site.host;
  headers["x-forwarded-proto"] = site.protocol.slice(0, -1);
  headers["x-forwarded-for"] = address;
  if (isSite) delete headers[CLIENT_ADDRESS_HEADER];
  else headers[CLIENT_ADDRESS_HEADER] = address;
  // The API's adapter reads the raw list, Next the parsed one: both must be equal.
  request.rawHeaders.splice(0, request.rawHeaders.length, ...rawList(headers));
}

/** Returns whether the sending page is on the host that it sends to; a page in a browser can choose neither. */
const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, site: URL) =>
  origin !== undefined && host !== undefined && URL.parse(origin)?.host === host && origin !== site.origin;

const rawList = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((single) => [name, single]),
  );

/** With n trusted proxies, the outermost of them wrote the n-th address from the right. */
function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return bareAddress(hops.at(-trustedProxies) ?? hops[0] ?? "") ?? direct;
}

/**
 * Returns an address without the port that some proxies add, which differs for each connection; null for an invalid
 * one.
 */
function bareAddress(hop: string): string | null {
  if (isIP(hop)) return hop;
  const bare = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? "";
  return isIP(bare) ? bare : null;
}

/** Compares in constant time, so that timing does not reveal the secret. */
function isSecret(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== "string") return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
