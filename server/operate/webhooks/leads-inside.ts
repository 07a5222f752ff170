import { lookup } from "node:dns/promises";
import { setTimeout as afterTime } from "node:timers/promises";
import { isPublicIp } from "./is-public-ip.ts";

/** Maximum wait for a name server while a user creates a webhook, in milliseconds. */
const LONGEST_MS = 3_000;

/** Returns the IP addresses of a host name. Throws if it has none. */
export type LookUpHost = (name: string) => Promise<readonly string[]>;

/** Resolves a host name with the system's resolver. */
export const lookUpHost: LookUpHost = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * Returns whether any address of a host name is this machine or in a private network. Returns false for a name that
 * cannot be resolved now, because it is checked again with each message.
 */
export async function leadsInside(name: string, lookUp: LookUpHost): Promise<boolean> {
  const found = lookUp(name).catch(() => []);
  const addresses = await Promise.race([found, afterTime(LONGEST_MS, [], { ref: false })]);
  return addresses.some((address) => !isPublicIp(address));
}
