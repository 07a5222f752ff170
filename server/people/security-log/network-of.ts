import { isIP } from "node:net";
import { limitKey } from "#/server/platform/rate-limits/limit-key.ts";

/**
 * The network that an address is of, as the security log keeps it: without the last number of four, or the last five
 * groups of eight, it no longer leads to one line. Null for what is no address.
 */
export function networkOf(address: string | undefined): string | null {
  if (!address || isIP(address.split("%")[0] ?? "") === 0) return null;
  // Four groups of an IPv6 address; an IPv4 address as it is, out of its IPv6 form too.
  const key = limitKey(address);
  if (isIP(key) === 4) return `${key.slice(0, key.lastIndexOf("."))}.0/24`;
  return `${key.split(":").slice(0, 3).join(":")}::/48`;
}
