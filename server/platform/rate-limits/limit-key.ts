import { isIPv6 } from "node:net";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";

/** Returns the key of a visitor: the address, or the /64 of an IPv6 one, which is one subscriber's. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** Returns the key of a request's visitor; calls from inside the process share one. */
export function addressKey(header: (name: string) => string | undefined): string {
  return limitKey(header(CLIENT_ADDRESS_HEADER) ?? "inside");
}
