import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { plainEmail } from "#/contract/email.ts";
import {
  codeNeeded,
  hasSecondFactor,
  passSecondFactor,
} from "#/server/people/second-factor/second-factor.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { FORGOTTEN_OF_VISITOR } from "#/server/people/users/limits.ts";
import { LINK_LIFETIME, TOKEN_BYTES } from "#/server/people/users/password-reset.ts";
import { signInLinks } from "#/server/platform/db/schema/security.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { databaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { type Admitted, admit } from "./admit.ts";
import type { SessionDeps } from "./deps.ts";

/** Sent to one account within that time, so that nobody floods a mailbox; whoever asked, each opens once until then. */
const MOST_LINKS = 3;

interface Asked {
  email: string;
  /** Of the letter; the account's own unless given. */
  locale?: "fr" | "en" | undefined;
  redirect?: string | null | undefined;
  /** Where the request comes from. */
  visitor: string;
}

/**
 * Sends a link that signs in to the account of that address. The answer goes out before the account is looked for, so
 * that neither it nor its time tells whether there is one.
 * @throws Problem 429 by visitor; past the limit of the account nothing is sent and nothing said.
 */
export async function sendSignInLink(
  { db, clock, limiter, later }: SessionDeps,
  { email, locale, redirect, visitor }: Asked,
): Promise<void> {
  await takeOrRefuse(limiter, [[FORGOTTEN_OF_VISITOR, visitor]]);
  const at = clock();
  later(() =>
    db.transaction(async (tx) => {
      // One at a time for an account: two that count at once would both find room.
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.email, plainEmail(email)), users.isEnable))
        .for("update");
      if (!user) return;
      await tx.delete(signInLinks).where(lte(signInLinks.sentAt, new Date(at.getTime() - LINK_LIFETIME)));
      if ((await tx.$count(signInLinks, eq(signInLinks.userId, user.id))) >= MOST_LINKS) return;
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const link = { tokenHash: fullKeyOf(token), userId: user.id, redirect, sentAt: at };
      await tx.insert(signInLinks).values(link);
      await queueMail(tx, {
        recipient: user.email,
        locale: (locale ?? user.locale) === "en" ? "en" : "fr",
        template: "sign-in-link",
        data: { token },
      });
    }),
  );
}

/**
 * Signs in by a link from a letter, which is used up by it. It stands for the password alone, and no limit of failures
 * counts it, since strangers fill those. Gives where it leads beside the token.
 * @throws Violations at `code`, where the user has a second factor.
 * @throws Problem 404 when the link is unknown, used or past its hour; 429 after wrong codes.
 */
export async function signInByLink(
  deps: SessionDeps,
  { token, code }: { token: string; code?: string | undefined },
  header: (name: string) => string | undefined,
): Promise<Admitted & { redirect: string | null }> {
  const { db, clock } = deps;
  const at = clock();
  const isGood = and(
    eq(signInLinks.tokenHash, fullKeyOf(token)),
    gt(signInLinks.sentAt, new Date(at.getTime() - LINK_LIFETIME)),
    isNull(signInLinks.usedAt),
  );
  const [found] = await db
    .select({ user: users, redirect: signInLinks.redirect })
    .from(signInLinks)
    .innerJoin(users, eq(users.id, signInLinks.userId))
    .where(and(isGood, users.isEnable));
  if (!found) throw notFound();
  const { user, redirect } = found;
  if (await hasSecondFactor(db, user.id)) {
    if (code === undefined) throw codeNeeded();
    await passSecondFactor(deps, { userId: user.id, code, at, header });
  }
  // A link that is used and opens no session would be lost to its person: both happen, or neither. A code is taken
  // before, since wrong ones have to stay counted: where no session could be opened, the link asks for another one.
  return db.transaction(async (tx) => {
    // The call that marks it has it: a link used twice at once opens once.
    const used = await tx.update(signInLinks).set({ usedAt: at }).where(isGood).returning();
    if (used.length === 0) throw notFound();
    await recordSecurityEvent(tx, { account: user.id, kind: "signInLinkUsed", at, header });
    const inside = { ...deps, db: tx, limiter: databaseRateLimiter(tx, clock) };
    return { ...(await admit(inside, user, { at, header })), redirect };
  });
}
