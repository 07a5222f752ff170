import type { z } from "zod";
import type { changePasswordEndpoint } from "#/contract/user.ts";
import { confirmPerson } from "#/server/people/second-factor/confirm-person.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { deviceSecret } from "#/server/people/session/device-cookie.ts";
import { deviceKey } from "#/server/people/session/known-devices.ts";
import { extendSession } from "#/server/people/session/sessions.ts";
import type { Caller } from "#/server/platform/http/authentication.ts";
import { violation } from "#/server/platform/http/problem.ts";
import type { AccountDeps } from "../credentials/deps.ts";
import { checkNewPassword } from "../credentials/password-policy.ts";
import { storePassword } from "./store-password.ts";

type PasswordChange = z.output<NonNullable<(typeof changePasswordEndpoint)["body"]>> & {
  /** Reads a header of the request, for the security log. */
  header: (name: string) => string | undefined;
};

/**
 * Changes the signed-in user's password; every other session ends, and this one continues with the returned token.
 * @throws Violations
 * @throws Problem 429
 */
export async function changePassword(
  deps: AccountDeps,
  user: Caller,
  { currentPassword, newPassword, newPasswordConfirmation, code, header }: PasswordChange,
): Promise<string> {
  const { db, clock, tokens, passwords, siteUrl } = deps;
  if (newPasswordConfirmation !== undefined && newPasswordConfirmation !== newPassword) {
    const message = "This value should be equal to the new password.";
    throw violation("newPasswordConfirmation", "different", message);
  }
  checkNewPassword(newPassword, { email: user.email, path: "newPassword" });
  await confirmPerson(deps, {
    userId: user.id,
    password: currentPassword,
    path: "currentPassword",
    code,
    header,
  });
  const passwordHash = await passwords.hash(newPassword);
  return db.transaction(async (tx) => {
    const sessionId = user.session.id;
    const device = deviceSecret(header("Cookie"), siteUrl);
    const version = await storePassword(tx, {
      userId: user.id,
      passwordHash,
      keepSession: sessionId,
      keepDevice: device ? deviceKey(user.email, device) : undefined,
    });
    const at = clock();
    await recordSecurityEvent(tx, { account: user.id, kind: "passwordChanged", at, header });
    return extendSession(tx, tokens, { userId: user.id, version, sessionId, at });
  });
}
