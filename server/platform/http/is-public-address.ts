import { isIP } from "node:net";

/** Names that never lead to a public site (RFC 2606, RFC 6761, RFC 6762, RFC 8375). */
const RESERVED = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|lan|home\.arpa)$/;

/** Whether a site at this address is meant for everyone: a name on the public internet, not a machine at hand. */
export function isPublicAddress({ hostname }: URL): boolean {
  const name = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  return name.includes(".") && isIP(name) === 0 && !RESERVED.test(name);
}
