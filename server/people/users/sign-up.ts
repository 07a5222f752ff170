import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { signUpEndpoint } from "#/contract/user.ts";
import { checkCaptcha } from "#/server/platform/captcha/captcha.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { AccountDeps } from "../credentials/deps.ts";
import { LETTERS_TO_ADDRESS, SIGN_UPS } from "../credentials/limits.ts";
import { checkNewPassword } from "../credentials/password-policy.ts";
import { readUserProfile } from "./read-user-profile.ts";
import { sendCode } from "./validation-code.ts";

type Registration = z.output<NonNullable<(typeof signUpEndpoint)["body"]>>;

/**
 * Creates an account, or leaves an existing one with this address untouched. Both cases do the same work in the same
 * time; only the letter, sent after the answer, differs.
 * @throws Violations
 * @throws Problem 429
 */
export async function signUp(
  { db, clock, passwords, limiter, captcha, later }: AccountDeps,
  { acceptTerms: _, captcha: proof, password, userProfile, ...person }: Registration,
  visitor: string,
): Promise<void> {
  checkNewPassword(password, { email: person.email, path: "password" });
  const userProfileId = await readUserProfile(db, userProfile ?? null);
  await takeOrRefuse(limiter, [[SIGN_UPS, visitor]]);
  await checkCaptcha(captcha, proof);
  const passwordHash = await passwords.hash(password);
  const [created] = await db
    .insert(users)
    .values({ ...person, userProfileId, passwordHash, createdAt: clock() })
    .onConflictDoNothing()
    .returning();

  later(async () => {
    if (created) return sendCode(db, created, clock());
    const [known] = await db.select().from(users).where(eq(users.email, person.email));
    if (!known?.isEnable || (await limiter.take(LETTERS_TO_ADDRESS, keyOf(person.email))) > 0) return;
    await queueMail(db, {
      recipient: known.email,
      locale: known.locale === "en" ? "en" : "fr",
      template: "account-known",
      data: {},
    });
  });
}
