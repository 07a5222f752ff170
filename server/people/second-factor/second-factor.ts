import { and, eq, inArray, isNotNull, isNull, max } from "drizzle-orm";
import type { SecurityEventKind } from "#/contract/security-event.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { tellSecurityChange } from "#/server/people/security-log/tell-security-change.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { recoveryCodes, secondFactors, securityEvents } from "#/server/platform/db/schema/security.ts";
import { Problem, violation } from "#/server/platform/http/problem.ts";
import { seal, unseal } from "#/server/platform/http/sealed.ts";
import { type Limit, type RateLimiter, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { newSecret, stepOfCode } from "./one-time-code.ts";
import { giveRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";

/** Wrong codes alone count: a guess is right three times in a million. */
const WRONG_CODES: Limit = { name: "one-time codes of a user", most: 5, window: 15 * 60_000 };
const WRONG_CODES_A_DAY: Limit = { name: "one-time codes of a day", most: 30, window: 24 * 3_600_000 };

/**
 * By these the password went back to its person: who had it and guessed codes keeps them out no longer. A change of the
 * password is none of them: who has a session could have as many guesses as they change it.
 */
const RESETS: readonly SecurityEventKind[] = ["passwordReset", "passwordResetByOperator"];

const PURPOSE = "second factor";

type Header = (name: string) => string | undefined;

interface Deps {
  db: Database;
  limiter: RateLimiter;
  /** The server's own: what it seals, a copy of the database does not tell. */
  secret: string;
}

interface Entered {
  userId: number;
  code: string;
  at: Date;
  /** Of the request, for the security log. */
  header: Header;
}

/** The second factor of a user, confirmed or only offered; null for none. */
export async function findSecondFactor(db: Database, userId: number) {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return found ?? null;
}

/** Whether a user is asked for a code at sign-in. */
export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.confirmedAt != null;
}

export const countRecoveryCodes = (db: Database, userId: number): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** What is answered to who has shown the password and has to show a code beside it. */
export const codeNeeded = () => violation("code", "codeNeeded", "A one-time code is needed.");

const wrongCode = () => violation("code", "wrongCode", "This code is not valid.");

/**
 * A new secret for a user, in Base32; one that was offered before is void.
 * @throws Problem 409 when they have a second factor already.
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
 * Has codes asked for from now on, once the first is right, and gives the recovery codes.
 * @throws Violations at `code`.
 * @throws Problem 429
 */
export async function confirmSecret(
  deps: Deps,
  user: { id: number; email: string; locale: string },
  { code, at, header }: Omit<Entered, "userId">,
): Promise<string[]> {
  const { db, limiter } = deps;
  const userId = user.id;
  const counted = await count(db, limiter, userId);
  const codes = await db.transaction(async (tx) => {
    const step = await takeCode(tx, deps.secret, { userId, code, at, header }, false);
    if (step === null) return null;
    await tx.update(secondFactors).set({ confirmedAt: at }).where(eq(secondFactors.userId, userId));
    await tellSecurityChange(tx, user, { kind: "secondFactorSet", at, header });
    return giveRecoveryCodes(tx, userId);
  });
  if (!codes) throw wrongCode();
  await counted.giveBack();
  return codes;
}

/**
 * Lets who has a second factor pass with a one-time code, or with a recovery code; either is used up by it.
 * @throws Violations at `code`; wrong ones are counted.
 * @throws Problem 429
 */
export async function passSecondFactor(deps: Deps, entered: Entered): Promise<void> {
  const { db, limiter, secret } = deps;
  const { userId, code, at, header } = entered;
  const counted = await count(db, limiter, userId);
  const isRight = await db.transaction(async (tx) => {
    if ((await takeCode(tx, secret, entered, true)) !== null) return true;
    if (!(await takeRecoveryCode(tx, userId, code))) return false;
    await recordSecurityEvent(tx, { account: userId, kind: "recoveryCodeUsed", at, header });
    return true;
  });
  if (!isRight) {
    await recordSecurityEvent(db, { account: userId, kind: "codeRefused", at, header });
    throw wrongCode();
  }
  await counted.giveBack();
}

/** Takes a second factor and its recovery codes away; false when there was none. */
export async function dropSecondFactor(tx: Database, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const dropped = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return dropped.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Counts a guess before it is looked at, so that many at once are counted too; from the last reset on. */
async function count(db: Database, limiter: RateLimiter, userId: number) {
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

/** A secret that was sealed by an earlier secret of the server is lost; recovery codes open the account all the same. */
function opened(sealed: string, secret: string, userId: number): string | null {
  try {
    return unseal(sealed, [secret, String(userId)], PURPOSE);
  } catch {
    return null;
  }
}

/** The step of a right code, which is used up by it; null for a wrong one. One at a time for a user. */
async function takeCode(
  tx: Database,
  secret: string,
  { userId, code, at }: Entered,
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
  const own = opened(factor.sealedSecret, secret, userId);
  const step = own === null ? null : stepOfCode(own, code, at, factor.lastStep);
  if (step === null) return null;
  await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId));
  return step;
}
