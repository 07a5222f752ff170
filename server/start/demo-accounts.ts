import { access, writeFile } from "node:fs/promises";
import { asc, count } from "drizzle-orm";
import type { Passwords } from "#/server/people/credentials/passwords.ts";
import { addUser } from "#/server/people/users/account-admin.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { userProfiles, users } from "#/server/platform/db/schema/users.ts";
import { addAdvice } from "#/server/work/projects/advice-admin.ts";
import editors from "./demo-editors.json" with { type: "json" };

/** Its owner alone may read it. */
const PRIVATE = 0o600;

interface Deps {
  db: Database;
  passwords: Passwords;
  /** Where the passwords are kept, since they are shown at the first start only. */
  file: string;
}

/**
 * Makes the demo's two accounts, film editors whose letters go nowhere (`.example`, RFC 2606), with random passwords and a selection
 * of the advisers each; gives the lines that tell of them. Nothing is done where somebody has an account, or where this was done before.
 */
export async function demoAccounts({ db, passwords, file }: Deps): Promise<string[]> {
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
