import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { plainEmail } from "#/contract/email.ts";
import type { signInEndpoint } from "#/contract/session.ts";
import {
  codeNeeded,
  hasSecondFactor,
  passSecondFactor,
} from "#/server/people/second-factor/second-factor.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { Problem, Unauthorized, Violations } from "#/server/platform/http/problem.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import { type Limit, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { admit, type SignInResult } from "./admit.ts";
import type { SessionDeps } from "./deps.ts";
import { deviceSecret, newDeviceSecret } from "./device-cookie.ts";
import {
  FAILURES_OF_ACCOUNT,
  FAILURES_OF_DEVICE,
  FAILURES_OF_PAIR,
  FAILURES_OF_VISITOR,
  pairKey,
} from "./failed-sign-ins.ts";
import { deviceKey, isKnownDevice } from "./known-devices.ts";

/**
 * Minimum milliseconds before a refusal once the account's limit is reached. A quicker refusal would reveal a wrong
 * password, since we check the code only after a right one.
 */
const SOONEST_REFUSAL = 500;

type LimitKey = readonly [Limit, string];
type Credentials = z.output<NonNullable<(typeof signInEndpoint)["body"]>>;

/**
 * Signs in with credentials. Unknown address, wrong password and disabled account give the same 401 after the same
 * work. Once strangers have exhausted the account's limit, password and code together still pass; any failure is then
 * the limit's 429, so that neither can be guessed through the other.
 * @throws Violations at `code`, where the user has a second factor.
 * @throws Problem
 * @throws Unauthorized
 */
export async function signIn(
  deps: SessionDeps,
  { email: given, username, password, code }: Credentials,
  header: (name: string) => string | undefined,
): Promise<SignInResult> {
  const { db, clock, passwords, limiter, later, siteUrl } = deps;
  const name = given ?? username;
  if (name === undefined) throw new Problem(400, 'The key "email" must be provided.');
  if (password === undefined) throw new Problem(400, 'The key "password" must be provided.');
  const email = plainEmail(name);
  const visitor = addressKey(header);
  const device = deviceSecret(header("Cookie"), siteUrl) ?? newDeviceSecret();
  const key = deviceKey(email, device);
  const isKnown = await isKnownDevice(db, key);
  // Counted before checking the password, so that simultaneous guesses count too.
  const visitorLimits: LimitKey[] = [
    [FAILURES_OF_VISITOR, visitor],
    [FAILURES_OF_PAIR, pairKey(email, visitor)],
  ];
  await takeOrRefuse(limiter, visitorLimits);
  // Counted last, so that requests that the other limits refuse do not use up everyone's limit.
  const accountLimit: LimitKey = isKnown ? [FAILURES_OF_DEVICE, key] : [FAILURES_OF_ACCOUNT, keyOf(email)];
  const full = await takeOrRefuse(limiter, [accountLimit]).then(
    () => null,
    (error: unknown) => {
      if (isFull(error)) return error;
      throw error;
    },
  );
  const giveBack = async (counted: LimitKey[]) => {
    for (const [limit, name] of counted) await limiter.giveBack(limit, name);
  };
  if (full && (isKnown || code === undefined)) {
    await giveBack(visitorLimits);
    throw full;
  }
  const soonest = full ? setTimeout(SOONEST_REFUSAL) : undefined;

  const [user] = await db.select().from(users).where(eq(users.email, email));
  const isRight = await passwords.verify(user?.passwordHash ?? null, password);
  if (full) {
    const at = clock();
    if (
      !user?.isEnable ||
      !isRight ||
      !(await passesByCode(deps, { userId: user.id, code: code ?? "", at, header }))
    ) {
      await soonest;
      throw full;
    }
    await giveBack(visitorLimits);
    return admit(deps, user, { at, header, device });
  }
  if (!user?.isEnable || !isRight) {
    // After the answer, whose timing must not reveal whether the account exists.
    if (user) {
      const failure = { account: user.id, kind: "signInFailed", at: clock(), header } as const;
      later(() => recordSecurityEvent(db, failure));
    }
    throw new Unauthorized("Invalid credentials.");
  }
  const at = clock();
  const needsCode = await hasSecondFactor(db, user.id);
  // A wrong code counts as a failure like a wrong password; a missing one does not.
  if (needsCode && code !== undefined) {
    await passSecondFactor(deps, { userId: user.id, code, at, header });
  }
  await giveBack([...visitorLimits, accountLimit]);
  if (needsCode && code === undefined) throw codeNeeded();
  return admit(deps, user, { at, header, device });
}

const isFull = (error: unknown) => error instanceof Problem && error.status === 429;

/**
 * Returns whether a user has a second factor and this code is right, without the reason for a refusal. Wrong codes
 * count as usual.
 */
async function passesByCode(
  deps: SessionDeps,
  entered: Parameters<typeof passSecondFactor>[1],
): Promise<boolean> {
  if (!(await hasSecondFactor(deps.db, entered.userId))) return false;
  try {
    await passSecondFactor(deps, entered);
    return true;
  } catch (error) {
    if (error instanceof Violations || isFull(error)) return false;
    throw error;
  }
}
