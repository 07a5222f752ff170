import { randomInt } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { users, validationCodes } from "#/server/platform/db/schema/users.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";

/** Milliseconds for which a code is valid, and the number of wrong guesses that void it (contract §2.2, §0.9). */
export const CODE_LIFETIME = 10 * 60_000;
export const MOST_WRONG_CODES = 5;
const CODES = 1_000_000;
const DIGITS = 6;

interface Recipient {
  id: number;
  email: string;
  locale: string;
}

const hashOf = (userId: number, code: string) => keyOf(`code ${userId} ${code}`);

/** Sends a new code, which replaces the previous one. */
export function sendCode(db: Database, { id, email, locale }: Recipient, at: Date): Promise<void> {
  const code = String(randomInt(CODES)).padStart(DIGITS, "0");
  const fresh = {
    codeHash: hashOf(id, code),
    failures: 0,
    sentAt: at,
    expiresAt: new Date(at.getTime() + CODE_LIFETIME),
  };
  return db.transaction(async (tx) => {
    await tx
      .insert(validationCodes)
      .values({ userId: id, ...fresh })
      .onConflictDoUpdate({ target: validationCodes.userId, set: fresh });
    await queueMail(tx, {
      recipient: email,
      locale: locale === "en" ? "en" : "fr",
      template: "validation-code",
      data: { code },
    });
  });
}

interface CodeEntry {
  userId: number;
  code: string;
  at: Date;
  /** Reads a header of the request, for the security log. */
  header: (name: string) => string | undefined;
}

/**
 * Confirms the user's address when the code is right.
 * @throws Violations at `code` when it is wrong, used or expired; a wrong one counts towards the limit.
 */
export async function checkCode(db: Database, { userId, code, at, header }: CodeEntry): Promise<void> {
  const live = and(
    eq(validationCodes.userId, userId),
    gt(validationCodes.expiresAt, at),
    lt(validationCodes.failures, MOST_WRONG_CODES),
  );
  const isRight = await db.transaction(async (tx) => {
    // One guess at a time: simultaneous guesses would all find the code valid.
    await tx.select().from(validationCodes).where(eq(validationCodes.userId, userId)).for("update");
    const used = await tx
      .delete(validationCodes)
      .where(and(live, eq(validationCodes.codeHash, hashOf(userId, code.trim()))))
      .returning({ userId: validationCodes.userId });
    if (used.length > 0) {
      await tx.update(users).set({ isVerified: true }).where(eq(users.id, userId));
      await recordSecurityEvent(tx, { account: userId, kind: "addressConfirmed", at, header });
      return true;
    }
    await tx
      .update(validationCodes)
      .set({ failures: sql`${validationCodes.failures} + 1` })
      .where(live);
    return false;
  });
  if (!isRight) throw violation("code", "wrongCode", "This code is not valid.");
}
