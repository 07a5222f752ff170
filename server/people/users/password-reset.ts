import { randomBytes } from "node:crypto";
import { and, eq, exists, gt } from "drizzle-orm";
import { isEmail, plainEmail } from "#/contract/email.ts";
import { revokeAccessTokens } from "#/server/people/access-tokens/queries.ts";
import { removePasskeys } from "#/server/people/passkeys/passkeys.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { forgetFailures } from "#/server/people/session/sign-in.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { resetTokens, users } from "#/server/platform/db/schema/users.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { fullKeyOf, keyOf } from "#/server/platform/http/secret-key.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { AccountDeps } from "./deps.ts";
import { FORGOTTEN_OF_VISITOR, LETTERS_TO_ADDRESS } from "./limits.ts";
import { checkNewPassword } from "./password-policy.ts";
import { storePassword } from "./store-password.ts";

/** Milliseconds that a link is good for (contract §2.4). */
export const LINK_LIFETIME = 3_600_000;
/** Nobody guesses 256 bits. */
export const TOKEN_BYTES = 32;

/**
 * Sends a link to whoever has that address; what is answered before tells nothing of whether anyone has.
 * @throws Problem 429 by visitor; past the limit of the address nothing is sent and nothing said.
 */
export async function forgotPassword(
  { db, clock, limiter, later }: AccountDeps,
  { email: given, locale, visitor }: { email: string; locale: string | undefined; visitor: string },
): Promise<void> {
  await takeOrRefuse(limiter, [[FORGOTTEN_OF_VISITOR, visitor]]);
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

const opens = (db: Database, token: string, at: Date) =>
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
 * A link that still opens.
 * @throws Problem 404 when it is unknown, used or past its hour.
 */
export async function findLink(db: Database, token: string, at: Date) {
  const [link] = await db
    .select({ expiresAt: resetTokens.expiresAt, email: users.email })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(opens(db, token, at));
  if (!link) throw notFound();
  return link;
}

interface Choice {
  token: string;
  password: string;
  /** Of the request, for the security log and the limits of who asks. */
  header: (name: string) => string | undefined;
}

/**
 * Chooses a new password by a link, which is used up by it; every session, access token and passkey of the user ends,
 * and the wrong passwords tried before count no longer.
 * @throws Problem 404, before the password is looked at.
 * @throws Violations
 */
export async function resetPassword(
  { db, clock, passwords, limiter }: AccountDeps,
  { token, password, header }: Choice,
): Promise<void> {
  const { email } = await findLink(db, token, clock());
  checkNewPassword(password, { email, path: "password" });
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    // Whoever deletes it has it: a link used twice at once opens once.
    const [used] = await tx
      .delete(resetTokens)
      .where(opens(tx, token, clock()))
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
