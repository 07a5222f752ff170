import { hash } from "node:crypto";

/** Returns the key under which a secret is stored and found: its SHA-256. */
export const fullKeyOf = (text: string) => hash("sha256", text, "base64url");

/** Returns a key for a value that a table of counts should not contain in clear, such as an address. */
export const keyOf = (text: string) => fullKeyOf(text).slice(0, 22);
