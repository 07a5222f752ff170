import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "#/contract/constraints.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { isBreachedPassword } from "./breached-passwords.ts";
import { isCommonPassword } from "./common-passwords.ts";

/**
 * Accepts a new password that is long enough, not common, not from a breach, and not the address of its account
 * (contract §2.1). All characters are allowed.
 * @throws Violations at `path`.
 */
export function checkNewPassword(password: string, { email, path }: { email: string; path: string }): void {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) throw violation(path, "tooShort", SHORTEST_PASSWORD);
  if (length > LONGEST_PASSWORD) throw violation(path, "tooLong", LONGEST_PASSWORD);
  const name = email.slice(0, email.lastIndexOf("@"));
  if ([email, name].includes(password.trim().toLowerCase())) {
    throw violation(path, "sameAsEmail", "This value should not be your email address.");
  }
  if (isCommonPassword(password)) {
    throw violation(path, "commonPassword", "This password is one of the most used. Please choose another.");
  }
  if (isBreachedPassword(password)) {
    const message = "This password is in published lists of stolen ones. Please choose another.";
    throw violation(path, "breachedPassword", message);
  }
}
