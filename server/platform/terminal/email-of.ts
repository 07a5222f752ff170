import { isEmail, plainEmail } from "#/contract/email.ts";
import { CommandError } from "./command-error.ts";

/**
 * The address that a command names, as it is stored.
 * @throws {CommandError} for what is no address.
 */
export function emailOf(text: string): string {
  const email = plainEmail(text);
  if (!isEmail(email)) throw new CommandError({ key: "userNoEmail", values: { email: text } });
  return email;
}
