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
import type { DatabaseRateLimiter } from "#/server/platform/rate-limits/database-rate-limiter.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import { type Limit, takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { type Admitted, admit } from "./admit.ts";
import type { SessionDeps } from "./deps.ts";
import { deviceSecret, newDeviceSecret } from "./device-cookie.ts";
import { deviceKey, isKnownDevice } from "./known-devices.ts";

const WINDOW = 15 * 60_000;
/** Failures alone count (contract §0.9). */
export const FAILURES_OF_PAIR: Limit = { name: "sign-in of an address", most: 5, window: WINDOW };
export const FAILURES_OF_VISITOR: Limit = { name: "sign-in", most: 30, window: WINDOW };
/** From wherever they come: whoever guesses from a thousand addresses gets no further than from ten of them. */
export const FAILURES_OF_ACCOUNT: Limit = { name: "sign-in anywhere", most: 50, window: 60 * 60_000 };
/** A browser that has signed in before is counted by itself: strangers who guess do not shut its person out. */
export const FAILURES_OF_DEVICE: Limit = { name: "sign-in of a device", most: 20, window: 60 * 60_000 };

/**
 * Milliseconds after which a code is refused where the account's limit is full: the same for whatever was wrong, since
 * the code is looked at only beside a right password.
 */
const SOONEST_REFUSAL = 500;

const pairKey = (email: string, visitor: string) => `${keyOf(email)} ${visitor}`;

/** Forgets the wrong passwords tried before a reset: the new one opens at once, anywhere that was not full itself. */
export async function forgetFailures(
  limiter: DatabaseRateLimiter,
  { email, visitor }: { email: string; visitor?: string },
): Promise<void> {
  await limiter.clear(FAILURES_OF_ACCOUNT, keyOf(email));
  if (visitor !== undefined) await limiter.clear(FAILURES_OF_PAIR, pairKey(email, visitor));
}

type Counted = readonly [Limit, string];
type Credentials = z.output<NonNullable<(typeof signInEndpoint)["body"]>>;

/**
 * A first token for right credentials. Unknown address, wrong password and disabled account are one and the same
 * 401, reached by the same work. Where strangers have filled the account's limit, password and code together pass,
 * and whatever of them is wrong is the limit's one 429: neither can be guessed by the other.
 * @throws Violations at `code`, where the user has a second factor.
 * @throws Problem
 * @throws Unauthorized
 */
export async function signIn(
  deps: SessionDeps,
  { email: given, username, password, code }: Credentials,
  header: (name: string) => string | undefined,
): Promise<Admitted> {
  const { db, clock, passwords, limiter, later, siteUrl } = deps;
  const name = given ?? username;
  if (name === undefined) throw new Problem(400, 'The key "email" must be provided.');
  if (password === undefined) throw new Problem(400, 'The key "password" must be provided.');
  const email = plainEmail(name);
  const visitor = addressKey(header);
  const device = deviceSecret(header("Cookie"), siteUrl) ?? newDeviceSecret();
  const key = deviceKey(email, device);
  const isKnown = await isKnownDevice(db, key);
  // Counted before the password is looked at, so that guesses sent all at once are counted too.
  const near: Counted[] = [
    [FAILURES_OF_VISITOR, visitor],
    [FAILURES_OF_PAIR, pairKey(email, visitor)],
  ];
  await takeOrRefuse(limiter, near);
  // Last: what the others refuse does not bring it nearer for everyone else.
  const far: Counted = isKnown ? [FAILURES_OF_DEVICE, key] : [FAILURES_OF_ACCOUNT, keyOf(email)];
  const full = await takeOrRefuse(limiter, [far]).then(
    () => null,
    (error: unknown) => {
      if (isFull(error)) return error;
      throw error;
    },
  );
  const giveBack = async (counted: Counted[]) => {
    for (const [limit, name] of counted) await limiter.giveBack(limit, name);
  };
  if (full && (isKnown || code === undefined)) {
    await giveBack(near);
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
    await giveBack(near);
    return admit(deps, user, { at, header, device });
  }
  if (!user?.isEnable || !isRight) {
    // After the answer, whose time is not to tell whether there is anybody.
    if (user) {
      const failure = { account: user.id, kind: "signInFailed", at: clock(), header } as const;
      later(() => recordSecurityEvent(db, failure));
    }
    throw new Unauthorized("Invalid credentials.");
  }
  const at = clock();
  const needsCode = await hasSecondFactor(db, user.id);
  // A wrong code is a failure like a wrong password; only asking for one is none.
  if (needsCode && code !== undefined) {
    await passSecondFactor(deps, { userId: user.id, code, at, header });
  }
  await giveBack([...near, far]);
  if (needsCode && code === undefined) throw codeNeeded();
  return admit(deps, user, { at, header, device });
}

const isFull = (error: unknown) => error instanceof Problem && error.status === 429;

/** Whether a user has a second factor and passes with that code; says nothing of why not. Wrong ones count as ever. */
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
