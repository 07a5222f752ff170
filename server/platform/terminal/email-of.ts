import { isEmail, plainEmail } from "#/contract/email.ts";
import { CommandError } from "./command-error.ts";

/**
 * Returns the address in a command, in its stored form.
 * @throws {CommandError} for an invalid address.
 */
export function emailOf(text: string): string {
  const email = plainEmail(text);
  if (!isEmail(email)) throw new CommandError({ key: "userNoEmail", values: { email: text } });
  return email;
}
