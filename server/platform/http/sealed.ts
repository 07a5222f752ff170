import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a key for one purpose from several secrets, all of them necessary. */
const keyOf = (secrets: readonly string[], purpose: string) =>
  Buffer.from(hkdfSync("sha256", secrets.join("\0"), "", `sillon ${purpose}`, 32));

/** Encrypts a text, so that a copy of the database alone does not reveal it. */
export function seal(text: string, secrets: readonly string[], purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secrets, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** @throws when it was encrypted with other secrets, or changed since. */
export function unseal(sealed: string, secrets: readonly string[], purpose: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(ALGORITHM, keyOf(secrets, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}
