import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { lte } from "drizzle-orm";
import { CHALLENGE_LIFETIME } from "#/contract/passkey.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { usedChallenges } from "#/server/platform/db/schema/security.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";

/** WebAuthn, 13.4.3: at least sixteen random bytes. */
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 16;

/** The purpose of a challenge: to sign in, or to add a passkey to the account of that user. */
export type ChallengePurpose = "sign-in" | `add ${number}`;

const macOf = (secret: string, purpose: ChallengePurpose, body: Buffer) =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "sillon passkey challenge", 32)))
    .update(purpose)
    .update("\0")
    .update(body)
    .digest()
    .subarray(0, MAC_BYTES);

/** Creates a challenge, in base64url. It carries its own expiry, so that a mere visit to the page stores nothing. */
export function newChallenge(secret: string, purpose: ChallengePurpose, at: Date): string {
  const end = Buffer.alloc(TIME_BYTES);
  end.writeUIntBE(at.getTime() + CHALLENGE_LIFETIME, 0, TIME_BYTES);
  const body = Buffer.concat([end, randomBytes(NONCE_BYTES)]);
  return Buffer.concat([body, macOf(secret, purpose, body)]).toString("base64url");
}

/**
 * Returns whether we issued a challenge for this purpose and it has not expired; `spendChallenge` checks whether it was
 * used.
 */
export function isValidChallenge(
  secret: string,
  purpose: ChallengePurpose,
  challenge: string,
  at: Date,
): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== TIME_BYTES + NONCE_BYTES + MAC_BYTES) return false;
  const body = bytes.subarray(0, TIME_BYTES + NONCE_BYTES);
  if (!timingSafeEqual(bytes.subarray(body.length), macOf(secret, purpose, body))) return false;
  return body.readUIntBE(0, TIME_BYTES) > at.getTime();
}

/** Marks a valid challenge as used; false when it already was. Also deletes expired ones. */
export async function spendChallenge(tx: Database, challenge: string, at: Date): Promise<boolean> {
  await tx.delete(usedChallenges).where(lte(usedChallenges.expiresAt, at));
  const used = await tx
    .insert(usedChallenges)
    .values({
      // Compared by bytes: the last character of base64url can be written in several ways.
      key: fullKeyOf(Buffer.from(challenge, "base64url").toString("base64url")),
      expiresAt: new Date(at.getTime() + CHALLENGE_LIFETIME),
    })
    .onConflictDoNothing()
    .returning({ key: usedChallenges.key });
  return used.length > 0;
}
