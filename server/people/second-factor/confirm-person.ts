import { confirmPassword } from "#/server/people/users/confirm-password.ts";
import type { AccountDeps } from "#/server/people/users/deps.ts";
import { codeNeeded, hasSecondFactor, passSecondFactor } from "./second-factor.ts";

interface Confirmation {
  userId: number;
  password: string;
  /** Where the password stands in the body. */
  path?: string;
  code?: string | undefined;
  /** Of the request, for the security log. */
  header: (name: string) => string | undefined;
}

/**
 * Asks for the password again, and who has a second factor for a code, before a change of what opens the account or of
 * what goes around them: a session and the password alone are what a thief has. The code is used up.
 * @throws Violations at `path` or `code`; wrong ones are counted.
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
