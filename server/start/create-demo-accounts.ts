import { access, writeFile } from "node:fs/promises";
import { asc, count } from "drizzle-orm";
import type { Passwords } from "#/server/people/credentials/passwords.ts";
import { addUser } from "#/server/people/users/account-admin.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { userProfiles, users } from "#/server/platform/db/schema/users.ts";
import { addAdvice } from "#/server/work/projects/advice-admin.ts";
import editors from "./demo-editors.json" with { type: "json" };

/** Access for the owner only. */
const PRIVATE = 0o600;

interface Deps {
  db: Database;
  passwords: Passwords;
  /** File that keeps the passwords: the terminal shows them at the first start only. */
  file: string;
}

/**
 * Creates the demo's two accounts: film editors with a reserved mail address (`.example`, RFC 2606), a random password
 * and one selection of music advice each. Returns a line with address and password for each. Does nothing, and returns
 * none, when an account exists or `file` shows that this was done before.
 */
export async function createDemoAccounts({ db, passwords, file }: Deps): Promise<string[]> {
  const [known] = await db.select({ total: count() }).from(users);
  if ((known?.total ?? 0) > 0 || (await exists(file))) return [];
  const [profile] = await db.select().from(userProfiles).orderBy(asc(userProfiles.sortOrder)).limit(1);
  const lines: string[] = [];
  for (const { advice, ...editor } of editors) {
    const password = await addUser(db, passwords, { ...editor, userProfileId: profile?.id });
    if (!password) continue;
    lines.push(`${editor.email}  ${password}`);
    await addAdvice(db, { email: editor.email, ...advice });
  }
  await writeFile(file, `${lines.join("\n")}\n`, { mode: PRIVATE });
  return lines;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
