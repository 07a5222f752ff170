import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { plainEmail } from "#/contract/email.ts";
import { MAILED_LINKS_OF_VISITOR } from "#/server/people/credentials/limits.ts";
import { LINK_LIFETIME, TOKEN_BYTES } from "#/server/people/credentials/mailed-link.ts";
import {
  codeNeeded,
  hasSecondFactor,
  passSecondFactor,
} from "#/server/people/second-factor/second-factor.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { signInLinks } from "#/server/platform/db/schema/security.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { databaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { admit, type SignInResult } from "./admit.ts";
import type { SessionDeps } from "./deps.ts";

/** Maximum number of letters per account within the lifetime of a link, so that nobody can flood a mailbox. */
const MOST_LINKS = 3;

interface LinkRequest {
  email: string;
  /** Language of the letter; by default the account's. */
  locale?: "fr" | "en" | undefined;
  redirect?: string | null | undefined;
  /** Key of the visitor. */
  visitor: string;
}

/**
 * Mails a sign-in link to an address. We answer before looking up the account, so that neither the answer nor its
 * timing reveals whether one exists.
 * @throws Problem 429 per visitor; beyond the limit of the account nothing is sent, and the answer stays the same.
 */
export async function sendSignInLink(
  { db, clock, limiter, later }: SessionDeps,
  { email, locale, redirect, visitor }: LinkRequest,
): Promise<void> {
  await takeOrRefuse(limiter, [[MAILED_LINKS_OF_VISITOR, visitor]]);
  const at = clock();
  later(() =>
    db.transaction(async (tx) => {
      // One at a time per account: two concurrent requests would both pass the limit.
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
 * Signs in with a mailed link, and uses it up. The link replaces the password only, and no failure limit applies, since
 * strangers could exhaust it. Returns the link's target beside the token.
 * @throws Violations at `code`, where the user has a second factor.
 * @throws Problem 404 when the link is unknown, used or past its hour; 429 after wrong codes.
 */
export async function signInByLink(
  deps: SessionDeps,
  { token, code }: { token: string; code?: string | undefined },
  header: (name: string) => string | undefined,
): Promise<SignInResult & { redirect: string | null }> {
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
  // Marking the link and opening the session succeed or fail together: otherwise a link could be lost. The code is
  // consumed before, since wrong codes must stay counted; if no session can be opened, the link needs another code.
  return db.transaction(async (tx) => {
    // The request that marks the link may use it, so that two simultaneous uses succeed once.
    const used = await tx.update(signInLinks).set({ usedAt: at }).where(isGood).returning();
    if (used.length === 0) throw notFound();
    await recordSecurityEvent(tx, { account: user.id, kind: "signInLinkUsed", at, header });
    const inside = { ...deps, db: tx, limiter: databaseRateLimiter(tx, clock) };
    return { ...(await admit(inside, user, { at, header })), redirect };
  });
}
