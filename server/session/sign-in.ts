import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { signInEndpoint } from "#/contract/session.ts";
import { users } from "#/server/db/schema/users.ts";
import { addressKey } from "#/server/http/address-key.ts";
import { Problem, Unauthorized, violation } from "#/server/http/problem.ts";
import { type Limit, takeOrRefuse } from "#/server/http/rate-limiter.ts";
import { keyOf } from "#/server/http/secret-key.ts";
import { hasSecondFactor, passSecondFactor } from "#/server/second-factor/second-factor.ts";
import { recordSecurityEvent } from "#/server/security-log/record-security-event.ts";
import { deviceSecret, newDeviceSecret } from "./device-cookie.ts";
import { deviceKey, isKnownDevice, noteDevice } from "./known-devices.ts";
import type { SessionSurroundings } from "./routes.ts";
import { openSession } from "./sessions.ts";

const WINDOW = 15 * 60_000;
/** Failures alone count (contract §0.9). */
export const FAILURES_OF_PAIR: Limit = { name: "sign-in of an address", most: 5, window: WINDOW };
export const FAILURES_OF_VISITOR: Limit = { name: "sign-in", most: 30, window: WINDOW };
/** From wherever they come: whoever guesses from a thousand addresses gets no further than from ten of them. */
export const FAILURES_OF_ACCOUNT: Limit = { name: "sign-in anywhere", most: 50, window: 60 * 60_000 };
/** A browser that has signed in before is counted by itself: strangers who guess do not shut its person out. */
export const FAILURES_OF_DEVICE: Limit = { name: "sign-in of a device", most: 20, window: 60 * 60_000 };

type Credentials = z.output<NonNullable<(typeof signInEndpoint)["body"]>>;

interface SignedIn {
  token: string;
  /** What the browser is to keep, so that it is known again. */
  device: string;
}

/**
 * A first token for right credentials. Unknown address, wrong password and disabled account are one and the same
 * 401, reached by the same work.
 * @throws Violations at `code`, where the user has a second factor.
 * @throws Problem
 * @throws Unauthorized
 */
export async function signIn(
  surroundings: SessionSurroundings,
  { email: given, username, password, code }: Credentials,
  header: (name: string) => string | undefined,
): Promise<SignedIn> {
  const { db, clock, tokens, passwords, limiter, later, siteUrl } = surroundings;
  const name = given ?? username;
  if (name === undefined) throw new Problem(400, 'The key "email" must be provided.');
  if (password === undefined) throw new Problem(400, 'The key "password" must be provided.');
  const email = name.trim().toLowerCase();
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
    await passSecondFactor(surroundings, { userId: user.id, code, at, header });
  }
  for (const [limit, key] of counted) await limiter.giveBack(limit, key);
  if (needsCode && code === undefined) throw violation("code", "codeNeeded", "A one-time code is needed.");
  await noteDevice(db, limiter, { user, key, at, header });
  await recordSecurityEvent(db, { account: user.id, kind: "signedIn", at, header });
  const token = await openSession(db, tokens, {
    userId: user.id,
    version: user.tokenVersion,
    userAgent: header("User-Agent"),
    at,
  });
  return { token, device };
}
