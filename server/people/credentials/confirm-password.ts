import { eq } from "drizzle-orm";
import { users } from "#/server/platform/db/schema/users.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { AccountDeps } from "./deps.ts";
import { PASSWORD_CONFIRMATIONS } from "./limits.ts";

/**
 * Checks the password again before an action that cannot be undone; only wrong passwords count.
 * @throws Violations at `path`.
 * @throws Problem 429
 */
export async function confirmPassword(
  { db, passwords, limiter }: AccountDeps,
  { userId, password, path }: { userId: number; password: string; path: string },
): Promise<void> {
  const counted = [PASSWORD_CONFIRMATIONS, String(userId)] as const;
  await takeOrRefuse(limiter, [counted]);
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!(await passwords.verify(user?.hash ?? null, password))) {
    throw violation(path, "wrongPassword");
  }
  await limiter.giveBack(...counted);
}
