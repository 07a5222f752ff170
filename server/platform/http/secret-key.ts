import { hash } from "node:crypto";

/** Key under which a secret is stored and found: its SHA-256. */
export const fullKeyOf = (text: string) => hash("sha256", text, "base64url");

/** A name for something that a table of counts should not hold in clear, such as an address. */
export const keyOf = (text: string) => fullKeyOf(text).slice(0, 22);
