import { and, eq } from "drizzle-orm";
import { RECOVERY_CODES } from "#/contract/second-factor.ts";
import { randomGroups } from "#/server/people/credentials/random-groups.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { recoveryCodes } from "#/server/platform/db/schema/security.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";

/** Groups of a code: together 59 random bits. */
const GROUPS = 3;

const hashOf = (userId: number, code: string) =>
  fullKeyOf(`recovery ${userId} ${code.toLowerCase().replace(/[\s-]/g, "")}`);

/** Replaces a user's recovery codes and returns the new ones, the only time they can be read: we store hashes. */
export async function replaceRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomGroups(GROUPS));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes;
}

/** Uses up a recovery code; false when it is unknown or already used. */
export async function consumeRecoveryCode(tx: Database, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
