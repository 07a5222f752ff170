import { createHmac, hkdfSync } from "node:crypto";
import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { MOST_PASSKEYS } from "#/contract/passkey.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { passkeys } from "#/server/platform/db/schema/security.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import type { NewCredential } from "./relying-party.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Passkeys of a user, the newest first. */
export const passkeysOf = (db: Database, userId: number): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));

export async function findPasskey(db: Database, userId: number, id: number): Promise<PasskeyRow | null> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
  return row ?? null;
}

/**
 * Returns the name by which authenticators know a user: the one their passkeys already carry, so that each
 * authenticator keeps one passkey per account; otherwise a name derived from the server's secret, which reveals nothing
 * about the user (WebAuthn, 14.6.1).
 */
export const userHandleOf = (existing: readonly PasskeyRow[], userId: number, secret: string): string =>
  existing[0]?.userHandle ??
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "sillon passkey user", 32)))
    .update(String(userId))
    .digest("base64url");

/** Stores a passkey; returns the reason when the user has the maximum, or when the passkey is already registered. */
export async function addPasskey(
  tx: Database,
  {
    userId,
    name,
    key,
    secret,
    at,
  }: { userId: number; name: string; key: NewCredential; secret: string; at: Date },
): Promise<PasskeyRow | "full" | "known"> {
  // One at a time per person: two concurrent requests would both pass the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const existing = await passkeysOf(tx, userId);
  if (existing.length >= MOST_PASSKEYS) return "full";
  const { credentialId, publicKey, counter, transports } = key;
  const [row] = await tx
    .insert(passkeys)
    .values({
      userId,
      name,
      userHandle: userHandleOf(existing, userId, secret),
      credentialId,
      publicKey,
      counter,
      transports,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? "known";
}

/** Removes a passkey of a user and returns it, or null when there is none. */
export async function removePasskey(tx: Database, userId: number, id: number): Promise<PasskeyRow | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return row ?? null;
}

/** Removes all passkeys of a user, in the caller's transaction. */
export async function removePasskeys(
  tx: Database,
  { userId, at, header }: { userId: number; at: Date; header?: (name: string) => string | undefined },
): Promise<void> {
  const rows = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning();
  for (const { name: detail } of rows) {
    await recordSecurityEvent(tx, { account: userId, kind: "passkeyRemoved", at, header, detail });
  }
}

/** Returns the passkey of a credential, with its user. */
export async function findCredential(db: Database, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/**
 * Records a use of a passkey. False when its counter has not grown, which means that it was cloned (WebAuthn, 6.1.1).
 * Synchronised passkeys do not count and always send zero.
 */
export async function recordPasskeyUse(
  tx: Database,
  id: number,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const hasGrown = or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : sql`false`);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), hasGrown))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
