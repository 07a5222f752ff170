import type { PasskeyAssertion } from "#/contract/passkey.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { admit, type SignInResult } from "#/server/people/session/admit.ts";
import type { SessionDeps } from "#/server/people/session/deps.ts";
import { FAILURES_OF_VISITOR } from "#/server/people/session/failed-sign-ins.ts";
import { Unauthorized } from "#/server/platform/http/problem.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import { isValidChallenge, spendChallenge } from "./challenge.ts";
import { findCredential, recordPasskeyUse } from "./passkeys.ts";
import { verifyAssertion } from "./relying-party.ts";

/**
 * Signs in with a passkey, for which the authenticator asked for a finger, a face or a PIN: it replaces password and
 * code. Every failure is the same 401.
 * @throws Unauthorized
 * @throws Problem 429
 */
export async function signInByPasskey(
  deps: SessionDeps,
  credential: PasskeyAssertion,
  header: (name: string) => string | undefined,
): Promise<SignInResult> {
  const { db, clock, limiter, secret, siteUrl } = deps;
  const limit = [FAILURES_OF_VISITOR, addressKey(header)] as const;
  await takeOrRefuse(limiter, [limit]);
  const at = clock();
  const found = await findCredential(db, credential.id);
  const assertion =
    found?.user.isEnable &&
    (await verifyAssertion(credential, found.passkey, {
      siteUrl,
      isValidChallenge: (challenge) => isValidChallenge(secret, "sign-in", challenge, at),
    }));
  if (!found || !assertion) throw new Unauthorized("Invalid credentials.");
  const { user, passkey } = found;
  const outcome = await db.transaction(async (tx) => {
    if (!(await spendChallenge(tx, assertion.challenge, at))) return "used";
    return (await recordPasskeyUse(tx, passkey.id, { counter: assertion.counter, at })) ? "good" : "copied";
  });
  if (outcome !== "used") {
    const kind = outcome === "good" ? "passkeyUsed" : "passkeyRefused";
    await recordSecurityEvent(db, { account: user.id, kind, at, header, detail: passkey.name });
  }
  if (outcome !== "good") throw new Unauthorized("Invalid credentials.");
  await limiter.giveBack(...limit);
  return admit(deps, user, { at, header });
}
