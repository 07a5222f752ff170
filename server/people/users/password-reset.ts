import { randomBytes } from "node:crypto";
import { and, eq, exists, gt } from "drizzle-orm";
import { isEmail, plainEmail } from "#/contract/email.ts";
import { revokeAccessTokens } from "#/server/people/access-tokens/queries.ts";
import { LINK_LIFETIME, TOKEN_BYTES } from "#/server/people/credentials/mailed-link.ts";
import { removePasskeys } from "#/server/people/passkeys/passkeys.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { forgetFailures } from "#/server/people/session/failed-sign-ins.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { resetTokens, users } from "#/server/platform/db/schema/users.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { fullKeyOf, keyOf } from "#/server/platform/http/secret-key.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { AccountDeps } from "../credentials/deps.ts";
import { LETTERS_TO_ADDRESS, MAILED_LINKS_OF_VISITOR } from "../credentials/limits.ts";
import { checkNewPassword } from "../credentials/password-policy.ts";
import { storePassword } from "./store-password.ts";

/**
 * Mails a reset link to an address; the answer, given before, does not reveal whether it has an account.
 * @throws Problem 429 per visitor; beyond the limit of the address nothing is sent, and the answer stays the same.
 */
export async function forgotPassword(
  { db, clock, limiter, later }: AccountDeps,
  { email: given, locale, visitor }: { email: string; locale: string | undefined; visitor: string },
): Promise<void> {
  await takeOrRefuse(limiter, [[MAILED_LINKS_OF_VISITOR, visitor]]);
  const email = plainEmail(given);
  later(async () => {
    if (!isEmail(email) || (await limiter.take(LETTERS_TO_ADDRESS, keyOf(email))) > 0) return;
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.email, email), users.isEnable));
    if (!user) return;
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const fresh = { tokenHash: fullKeyOf(token), expiresAt: new Date(clock().getTime() + LINK_LIFETIME) };
    await db.transaction(async (tx) => {
      await tx
        .insert(resetTokens)
        .values({ userId: user.id, ...fresh })
        .onConflictDoUpdate({ target: resetTokens.userId, set: fresh });
      await queueMail(tx, {
        recipient: user.email,
        locale: (locale ?? user.locale) === "en" ? "en" : "fr",
        template: "reset-password",
        data: { token },
      });
    });
  });
}

const isValidLink = (db: Database, token: string, at: Date) =>
  and(
    eq(resetTokens.tokenHash, fullKeyOf(token)),
    gt(resetTokens.expiresAt, at),
    exists(
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, resetTokens.userId), users.isEnable)),
    ),
  );

/**
 * Returns a valid link.
 * @throws Problem 404 when it is unknown, used or expired.
 */
export async function findLink(db: Database, token: string, at: Date) {
  const [link] = await db
    .select({ expiresAt: resetTokens.expiresAt, email: users.email })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(isValidLink(db, token, at));
  if (!link) throw notFound();
  return link;
}

interface ResetRequest {
  token: string;
  password: string;
  /** Reads a header of the request, for the security log and the visitor's limits. */
  header: (name: string) => string | undefined;
}

/**
 * Sets a new password with a mailed link, and uses the link up; every session, access token and passkey of the user
 * ends, and earlier failed attempts no longer count.
 * @throws Problem 404, before the password is checked.
 * @throws Violations
 */
export async function resetPassword(
  { db, clock, passwords, limiter }: AccountDeps,
  { token, password, header }: ResetRequest,
): Promise<void> {
  const { email } = await findLink(db, token, clock());
  checkNewPassword(password, { email, path: "password" });
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    // The request that deletes the link may use it, so that two simultaneous uses succeed once.
    const [used] = await tx
      .delete(resetTokens)
      .where(isValidLink(tx, token, clock()))
      .returning({ userId: resetTokens.userId });
    if (!used) throw notFound();
    await storePassword(tx, { userId: used.userId, passwordHash, provesAddress: true });
    const at = clock();
    await revokeAccessTokens(tx, { userId: used.userId, at, header });
    await removePasskeys(tx, { userId: used.userId, at, header });
    await recordSecurityEvent(tx, { account: used.userId, kind: "passwordReset", at, header });
  });
  await forgetFailures(limiter, { email, visitor: addressKey(header) });
}
