import { lookup } from "node:dns/promises";
import { setTimeout as afterTime } from "node:timers/promises";
import { isPublicIp } from "./is-public-ip.ts";

/** Longest wait for a name server while a webhook is registered, in milliseconds. */
const LONGEST_MS = 3_000;

/** Returns the IP addresses of a host name. Throws when it has none. */
export type LookUpHost = (name: string) => Promise<readonly string[]>;

/** Resolves a host name with the system's resolver. */
export const lookUpHost: LookUpHost = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * Returns whether a host name resolves to this machine or a private network, even with only one of several addresses.
 * Returns false for a name that cannot be resolved now: it is checked again with each message.
 */
export async function leadsInside(name: string, lookUp: LookUpHost): Promise<boolean> {
  const found = lookUp(name).catch(() => []);
  const addresses = await Promise.race([found, afterTime(LONGEST_MS, [], { ref: false })]);
  return addresses.some((address) => !isPublicIp(address));
}
