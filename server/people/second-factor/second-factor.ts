import { and, eq, inArray, isNotNull, isNull, max } from "drizzle-orm";
import type { SecurityEventKind } from "#/contract/security-event.ts";
import { notifySecurityChange } from "#/server/people/security-log/notify-security-change.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { recoveryCodes, secondFactors, securityEvents } from "#/server/platform/db/schema/security.ts";
import { Problem, violation } from "#/server/platform/http/problem.ts";
import { seal, unseal } from "#/server/platform/http/sealed.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { newSecret, stepOfCode } from "./one-time-code.ts";
import { consumeRecoveryCode, replaceRecoveryCodes } from "./recovery-codes.ts";

/** Only wrong codes count: a guess is right three times in a million. */
const WRONG_CODES: Limit = { name: "one-time codes of a user", most: 5, window: 15 * 60_000 };
const WRONG_CODES_A_DAY: Limit = { name: "one-time codes of a day", most: 30, window: 24 * 3_600_000 };

/**
 * Events by which the owner regained the account: they clear the failures of an attacker who had the password and
 * guessed codes. A change of password is not among them: an attacker with a session could then change it to guess
 * without limit.
 */
const RESETS: readonly SecurityEventKind[] = ["passwordReset", "passwordResetByOperator"];

const PURPOSE = "second factor";

type Header = (name: string) => string | undefined;

interface Deps {
  db: Database;
  limiter: RateLimiter;
  /** The server's secret: a copy of the database alone does not reveal sealed values. */
  secret: string;
}

interface CodeEntry {
  userId: number;
  code: string;
  at: Date;
  /** Reads a header of the request, for the security log. */
  header: Header;
}

/** Returns the second factor of a user, confirmed or only offered; null for none. */
export async function findSecondFactor(db: Database, userId: number) {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return found ?? null;
}

/** Returns whether a user needs a code at sign-in. */
export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.confirmedAt != null;
}

export const countRecoveryCodes = (db: Database, userId: number): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** The answer to a right password without the code that the user's second factor needs. */
export const codeNeeded = () => violation("code", "codeNeeded");

const wrongCode = () => violation("code", "wrongCode", "This code is not valid.");

/**
 * Creates a secret for a user, in Base32; it replaces one that was offered before.
 * @throws Problem 409 when they already have a second factor.
 */
export async function offerSecret({ db, secret }: Deps, userId: number, at: Date): Promise<string> {
  const fresh = newSecret();
  const sealedSecret = seal(fresh, [secret, String(userId)], PURPOSE);
  const offer = { sealedSecret, lastStep: 0, createdAt: at };
  const offered = await db
    .insert(secondFactors)
    .values({ userId, ...offer })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: offer,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (offered.length === 0) throw new Problem(409, "A second factor is set already.");
  return fresh;
}

/**
 * Turns the second factor on once the first code is right, and returns the recovery codes.
 * @throws Violations at `code`.
 * @throws Problem 429
 */
export async function confirmSecret(
  deps: Deps,
  user: { id: number; email: string; locale: string },
  { code, at, header }: Omit<CodeEntry, "userId">,
): Promise<string[]> {
  const { db, limiter } = deps;
  const userId = user.id;
  const counted = await countGuess(db, limiter, userId);
  const codes = await db.transaction(async (tx) => {
    const step = await consumeCode(tx, deps.secret, { userId, code, at, header }, false);
    if (step === null) return null;
    await tx.update(secondFactors).set({ confirmedAt: at }).where(eq(secondFactors.userId, userId));
    await notifySecurityChange(tx, user, { kind: "secondFactorSet", at, header });
    return replaceRecoveryCodes(tx, userId);
  });
  if (!codes) throw wrongCode();
  await counted.giveBack();
  return codes;
}

/**
 * Accepts a one-time code or a recovery code of a user with a second factor, and uses it up.
 * @throws Violations at `code`; failures count towards the limit.
 * @throws Problem 429
 */
export async function passSecondFactor(deps: Deps, entered: CodeEntry): Promise<void> {
  const { db, limiter, secret } = deps;
  const { userId, code, at, header } = entered;
  const counted = await countGuess(db, limiter, userId);
  const isRight = await db.transaction(async (tx) => {
    if ((await consumeCode(tx, secret, entered, true)) !== null) return true;
    if (!(await consumeRecoveryCode(tx, userId, code))) return false;
    await recordSecurityEvent(tx, { account: userId, kind: "recoveryCodeUsed", at, header });
    return true;
  });
  if (!isRight) {
    await recordSecurityEvent(db, { account: userId, kind: "codeRefused", at, header });
    throw wrongCode();
  }
  await counted.giveBack();
}

/** Removes a second factor and its recovery codes; false when there was none. */
export async function removeSecondFactor(tx: Database, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const dropped = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return dropped.some(({ confirmedAt }) => confirmedAt !== null);
}

/**
 * Counts a guess before it is checked, so that simultaneous guesses count too. Guesses before the last reset do not
 * count.
 */
async function countGuess(db: Database, limiter: RateLimiter, userId: number) {
  const [reset] = await db
    .select({ last: max(securityEvents.id) })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), inArray(securityEvents.kind, [...RESETS])));
  const key = `${userId} ${reset?.last ?? 0}`;
  const limits = [
    [WRONG_CODES, key],
    [WRONG_CODES_A_DAY, key],
  ] as const;
  await takeOrRefuse(limiter, limits);
  return {
    async giveBack() {
      for (const [limit, key] of limits) await limiter.giveBack(limit, key);
    },
  };
}

/**
 * Returns the secret; null if an earlier secret of the server sealed it. Recovery codes then still open the account.
 */
function unsealSecret(sealed: string, secret: string, userId: number): string | null {
  try {
    return unseal(sealed, [secret, String(userId)], PURPOSE);
  } catch {
    return null;
  }
}

/** Returns the step of a right code and uses it up; null for a wrong one. Runs one at a time per user. */
async function consumeCode(
  tx: Database,
  secret: string,
  { userId, code, at }: CodeEntry,
  isConfirmed: boolean,
): Promise<number | null> {
  const [factor] = await tx
    .select()
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        isConfirmed ? isNotNull(secondFactors.confirmedAt) : isNull(secondFactors.confirmedAt),
      ),
    )
    .for("update");
  if (!factor) return null;
  const own = unsealSecret(factor.sealedSecret, secret, userId);
  const step = own === null ? null : stepOfCode(own, code, at, factor.lastStep);
  if (step === null) return null;
  await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId));
  return step;
}
