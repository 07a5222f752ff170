import { confirmPassword } from "#/server/people/credentials/confirm-password.ts";
import type { AccountDeps } from "#/server/people/credentials/deps.ts";
import { codeNeeded, hasSecondFactor, passSecondFactor } from "./second-factor.ts";

interface Confirmation {
  userId: number;
  password: string;
  /** Path of the password in the body. */
  path?: string;
  code?: string | undefined;
  /** Reads a header of the request, for the security log. */
  header: (name: string) => string | undefined;
}

/**
 * Checks the password again, and a code where the user has a second factor, before a change of credentials or of their
 * safeguards: a thief may have a session and the password. The code is used up.
 * @throws Violations at `path` or `code`; failures count towards the limit.
 * @throws Problem 429
 */
export async function confirmPerson(
  deps: AccountDeps,
  { userId, password, path = "password", code, header }: Confirmation,
): Promise<void> {
  await confirmPassword(deps, { userId, password, path });
  if (!(await hasSecondFactor(deps.db, userId))) return;
  if (code === undefined) throw codeNeeded();
  await passSecondFactor(deps, { userId, code, at: deps.clock(), header });
}
