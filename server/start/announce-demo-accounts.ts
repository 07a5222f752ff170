import { join } from "node:path";
import type { Passwords } from "#/server/people/credentials/passwords.ts";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { createDemoAccounts } from "./create-demo-accounts.ts";
import type { Progress } from "./progress.ts";

/** Creates the accounts of a new demo and prints their passwords at the terminal; later starts do not repeat them. */
export async function announceDemoAccounts(
  { dataDir }: Config,
  { db, passwords, progress }: { db: Database; passwords: Passwords; progress: Progress },
): Promise<void> {
  const file = join(dataDir, "demo-accounts.txt");
  const accounts = await createDemoAccounts({ db, passwords, file });
  if (accounts.length === 0) return;
  const lines = accounts.map((line) => `      ${line}\n`).join("");
  progress.say(
    `  Two demo accounts, with passwords of their own (kept in ${file}):\n${lines}`,
    `Two demo accounts were made; their passwords are in ${file}`,
  );
}
