import { createHmac, hkdfSync } from "node:crypto";
import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { MOST_PASSKEYS } from "#/contract/passkey.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { passkeys } from "#/server/platform/db/schema/security.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import type { NewKey } from "./relying-party.ts";

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
 * By what authenticators call a user: as those do that they have already, so that each keeps one passkey of the account;
 * else a name made with the server's secret, which says nothing of them (WebAuthn, 14.6.1).
 */
export const handleOf = (held: readonly PasskeyRow[], userId: number, secret: string): string =>
  held[0]?.userHandle ??
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "sillon passkey user", 32)))
    .update(String(userId))
    .digest("base64url");

/** Stores a passkey; says why not when the user has as many as there may be, or when somebody has that one. */
export async function addPasskey(
  tx: Database,
  { userId, name, key, secret, at }: { userId: number; name: string; key: NewKey; secret: string; at: Date },
): Promise<PasskeyRow | "full" | "known"> {
  // One at a time for a person: two that count at once would both find room.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const held = await passkeysOf(tx, userId);
  if (held.length >= MOST_PASSKEYS) return "full";
  const { credentialId, publicKey, counter, transports } = key;
  const [row] = await tx
    .insert(passkeys)
    .values({
      userId,
      name,
      userHandle: handleOf(held, userId, secret),
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

/** Takes a passkey of a user away; gives it, or null when there is none. */
export async function removePasskey(tx: Database, userId: number, id: number): Promise<PasskeyRow | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return row ?? null;
}

/** Takes all passkeys of a user away, in the caller's transaction. */
export async function removePasskeys(
  tx: Database,
  { userId, at, header }: { userId: number; at: Date; header?: (name: string) => string | undefined },
): Promise<void> {
  const rows = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning();
  for (const { name: detail } of rows) {
    await recordSecurityEvent(tx, { account: userId, kind: "passkeyRemoved", at, header, detail });
  }
}

/** The passkey of that credential with its user, whoever they are. */
export async function findCredential(db: Database, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/**
 * Notes that a passkey was used. False when its counter has not grown: then it was copied (WebAuthn, 6.1.1). Those that
 * are kept in several places do not count and always say zero.
 */
export async function notePasskeyUse(
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
