import { isIP } from "node:net";

/** Names that never lead to a public site (RFC 2606, RFC 6761, RFC 6762, RFC 8375). */
const RESERVED = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|lan|home\.arpa)$/;

/** Returns whether an address is for everyone: a name on the public internet, not a local machine. */
export function isPublicAddress({ hostname }: URL): boolean {
  const name = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  return name.includes(".") && isIP(name) === 0 && !RESERVED.test(name);
}
