import { eq, sql } from "drizzle-orm";
import { forgetDevices } from "#/server/people/session/known-devices.ts";
import { endSessions } from "#/server/people/session/sessions.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { signInLinks } from "#/server/platform/db/schema/security.ts";
import { resetTokens, users, validationCodes } from "#/server/platform/db/schema/users.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** The session that continues; without one, all end. */
  keepSession?: number;
  /** Key of the browser that stays known; without one, all are forgotten. */
  keepDevice?: string | undefined;
  /** A user who opened a mailed link has proved that the address is theirs. */
  provesAddress?: boolean;
}

/**
 * Stores a new password, in the caller's transaction: earlier tokens, other sessions and sent links become invalid,
 * other devices are forgotten, and a letter notifies the user. Returns the user's new token version.
 */
export async function storePassword(
  tx: Database,
  { userId, passwordHash, keepSession, keepDevice, provesAddress }: NewPassword,
): Promise<number> {
  const [user] = await tx
    .update(users)
    .set({
      passwordHash,
      tokenVersion: sql`${users.tokenVersion} + 1`,
      ...(provesAddress && { isVerified: true }),
    })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw new Error("The user is gone");
  await endSessions(tx, userId, keepSession);
  await forgetDevices(tx, userId, keepDevice);
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
  await tx.delete(signInLinks).where(eq(signInLinks.userId, userId));
  if (provesAddress) await tx.delete(validationCodes).where(eq(validationCodes.userId, userId));
  await queueMail(tx, {
    recipient: user.email,
    locale: user.locale === "en" ? "en" : "fr",
    template: "password-changed",
    data: {},
  });
  return user.tokenVersion;
}
