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
import { Problem, Unauthorized } from "#/server/platform/http/problem.ts";
import { keyOf } from "#/server/platform/http/secret-key.ts";
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

type Credentials = z.output<NonNullable<(typeof signInEndpoint)["body"]>>;

/**
 * A first token for right credentials. Unknown address, wrong password and disabled account are one and the same
 * 401, reached by the same work.
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
  // Counted before the password is looked at, so that guesses sent all at once are counted too.
  const counted: (readonly [Limit, string])[] = [
    [FAILURES_OF_VISITOR, visitor],
    [FAILURES_OF_PAIR, `${keyOf(email)} ${visitor}`],
    // Last: what the others refuse does not bring it nearer for everyone else.
    (await isKnownDevice(db, key)) ? [FAILURES_OF_DEVICE, key] : [FAILURES_OF_ACCOUNT, keyOf(email)],
  ];
  await takeOrRefuse(limiter, counted);

  const [user] = await db.select().from(users).where(eq(users.email, email));
  const isRight = await passwords.verify(user?.passwordHash ?? null, password);
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
  for (const [limit, key] of counted) await limiter.giveBack(limit, key);
  if (needsCode && code === undefined) throw codeNeeded();
  return admit(deps, user, { at, header, device });
}
