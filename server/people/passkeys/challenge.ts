import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { lte } from "drizzle-orm";
import { CHALLENGE_LIFETIME } from "#/contract/passkey.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { usedChallenges } from "#/server/platform/db/schema/security.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";

/** WebAuthn, 13.4.3: sixteen bytes or more that nobody can guess. */
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 16;

/** Signing in, or adding one to the account of that user. */
export type ChallengePurpose = "sign-in" | `add ${number}`;

const macOf = (secret: string, purpose: ChallengePurpose, body: Buffer) =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "sillon passkey challenge", 32)))
    .update(purpose)
    .update("\0")
    .update(body)
    .digest()
    .subarray(0, MAC_BYTES);

/** A fresh challenge, in base64url. It says itself until when it is good: nothing is stored for who only looks at the page. */
export function newChallenge(secret: string, purpose: ChallengePurpose, at: Date): string {
  const end = Buffer.alloc(TIME_BYTES);
  end.writeUIntBE(at.getTime() + CHALLENGE_LIFETIME, 0, TIME_BYTES);
  const body = Buffer.concat([end, randomBytes(NONCE_BYTES)]);
  return Buffer.concat([body, macOf(secret, purpose, body)]).toString("base64url");
}

/** Whether a challenge is ours, for that, and not past its time; whether it was used, `spendChallenge` tells. */
export function isGoodChallenge(
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

/** Uses a good challenge up; false when it was. Those past their time are forgotten on the way. */
export async function spendChallenge(tx: Database, challenge: string, at: Date): Promise<boolean> {
  await tx.delete(usedChallenges).where(lte(usedChallenges.expiresAt, at));
  const used = await tx
    .insert(usedChallenges)
    .values({
      // By its bytes: the last character of base64url can be written in several ways.
      key: fullKeyOf(Buffer.from(challenge, "base64url").toString("base64url")),
      expiresAt: new Date(at.getTime() + CHALLENGE_LIFETIME),
    })
    .onConflictDoNothing()
    .returning({ key: usedChallenges.key });
  return used.length > 0;
}
