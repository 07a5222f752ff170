import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 addresses outside the public internet, from IANA's registries of special addresses, and IPv6 ranges added below.
 */
const special = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(network, bits);
}
// IPv6 ranges within the global range that are not public: documentation, and Teredo and 6to4, which lead to non-public
// addresses.
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(network, bits, "ipv6");
}
/** The global IPv6 range. All other IPv6 addresses are local or stand for an IPv4 address. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

/** Returns whether an IP address is on the public internet. */
export function isPublicIp(address: string): boolean {
  if (isIPv4(address)) return !special.check(address);
  return isIPv6(address) && global.check(address, "ipv6") && !special.check(address, "ipv6");
}
