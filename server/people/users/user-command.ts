import { argon2Passwords } from "#/server/people/credentials/passwords.ts";
import { printSecurityLog } from "#/server/people/security-log/print-security-log.ts";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { emailOf } from "#/server/platform/terminal/email-of.ts";
import { openCatalogue } from "#/server/platform/terminal/open-catalogue.ts";
import type { Notice, Translator } from "#/server/platform/terminal/words.ts";
import { addUser, resetUser, setEnabled, unlockUser } from "./account-admin.ts";

const ACTIONS = ["add", "disable", "enable", "reset", "unlock", "log"] as const;
type Action = (typeof ACTIONS)[number];

interface CommandOptions {
  /** The arguments after `user`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

const isAction = (text: string | undefined): text is Action => ACTIONS.some((action) => action === text);

/**
 * Adds, disables, enables, resets or unlocks an account, as in `user add ana@example.org`, or prints its security log.
 * Passwords are printed once. Returns the exit code.
 * @throws {CommandError} when it cannot start.
 */
export async function userCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const [action, given, ...more] = args;
  if (!isAction(action) || given === undefined || more.length > 0)
    throw new CommandError({ key: "userArguments" });
  const email = emailOf(given);
  const opened = await openCatalogue(config);
  try {
    if (action === "log") return await printSecurityLog(opened.db, email, { translator, output });
    const { notice, isDone } = await runAction(opened.db, action, email, translator);
    output.write(`${translator.tell(notice)}\n`);
    return isDone ? 0 : 1;
  } finally {
    await opened.close();
  }
}

async function runAction(
  db: Database,
  action: Exclude<Action, "log">,
  email: string,
  { language }: Translator,
): Promise<{ notice: Notice; isDone: boolean }> {
  const passwords = argon2Passwords();
  if (action === "add") {
    const password = await addUser(db, passwords, { email, locale: language });
    return password
      ? { notice: { key: "userAdded", values: { email, password } }, isDone: true }
      : { notice: { key: "userKnown", values: { email } }, isDone: false };
  }
  const unknown = { notice: { key: "userUnknown", values: { email } }, isDone: false } as const;
  if (action === "reset") {
    const password = await resetUser(db, passwords, email);
    return password ? { notice: { key: "userReset", values: { email, password } }, isDone: true } : unknown;
  }
  if (action === "unlock") {
    return (await unlockUser(db, email))
      ? { notice: { key: "userUnlocked", values: { email } }, isDone: true }
      : { notice: { key: "userNoCode", values: { email } }, isDone: false };
  }
  const isKnown = await setEnabled(db, email, action === "enable");
  if (!isKnown) return unknown;
  return {
    notice: { key: action === "enable" ? "userEnabled" : "userDisabled", values: { email } },
    isDone: true,
  };
}
