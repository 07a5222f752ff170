import { isIP } from "node:net";
import { limitKey } from "#/server/platform/rate-limits/limit-key.ts";

/**
 * Returns the network of an IP address for the security log: without the last number of four, or the last five groups
 * of eight, it no longer identifies one subscriber. Null when the text is not an IP address.
 */
export function networkOf(address: string | undefined): string | null {
  if (!address || isIP(address.split("%")[0] ?? "") === 0) return null;
  // Four groups of an IPv6 address; an IPv4 address unchanged, also from its IPv6 form.
  const key = limitKey(address);
  if (isIP(key) === 4) return `${key.slice(0, key.lastIndexOf("."))}.0/24`;
  return `${key.split(":").slice(0, 3).join(":")}::/48`;
}
