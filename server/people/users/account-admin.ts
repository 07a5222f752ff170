import { eq } from "drizzle-orm";
import { revokeAccessTokens } from "#/server/people/access-tokens/queries.ts";
import type { Passwords } from "#/server/people/credentials/passwords.ts";
import { removePasskeys } from "#/server/people/passkeys/passkeys.ts";
import { removeSecondFactor } from "#/server/people/second-factor/second-factor.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { forgetFailures } from "#/server/people/session/failed-sign-ins.ts";
import { endSessions } from "#/server/people/session/sessions.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { databaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";
import { randomPassword } from "../credentials/random-password.ts";
import { storePassword } from "./store-password.ts";

type Person = Pick<typeof users.$inferInsert, "email"> & Partial<typeof users.$inferInsert>;

/**
 * Creates an account with a random password, which is returned and not stored; null when the address already has an
 * account.
 */
export async function addUser(db: Database, passwords: Passwords, person: Person): Promise<string | null> {
  const password = randomPassword();
  const passwordHash = await passwords.hash(password);
  const added = await db
    .insert(users)
    .values({ isVerified: true, ...person, passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return added.length > 0 ? password : null;
}

/** Disables an account and ends its sessions, or enables it again; false when there is none. */
export function setEnabled(db: Database, email: string, isEnable: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ isEnable })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    if (!user) return false;
    if (!isEnable) await endSessions(tx, user.id);
    const kind = isEnable ? "accountOpened" : "accountShut";
    await recordSecurityEvent(tx, { account: user.id, kind, at: new Date() });
    return true;
  });
}

/** Sets a new random password and ends the account's sessions, access tokens and passkeys; null when there is none. */
export async function resetUser(db: Database, passwords: Passwords, email: string): Promise<string | null> {
  const password = randomPassword();
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return null;
    await storePassword(tx, { userId: user.id, passwordHash });
    const at = new Date();
    await revokeAccessTokens(tx, { userId: user.id, at });
    await removePasskeys(tx, { userId: user.id, at });
    await recordSecurityEvent(tx, { account: user.id, kind: "passwordResetByOperator", at });
    await forgetFailures(
      databaseRateLimiter(tx, () => at),
      { email },
    );
    return password;
  });
}

/** Removes the second factor for a user who has lost both telephone and codes; false when there is none. */
export function unlockUser(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user || !(await removeSecondFactor(tx, user.id))) return false;
    const kind = "secondFactorRemovedByOperator";
    await recordSecurityEvent(tx, { account: user.id, kind, at: new Date() });
    return true;
  });
}
