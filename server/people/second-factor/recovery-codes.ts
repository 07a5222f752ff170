import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { RECOVERY_CODES } from "#/contract/second-factor.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { recoveryCodes } from "#/server/platform/db/schema/security.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";

/** The characters of a code, without those that look alike: three groups of four are 59 bits. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

const hashOf = (userId: number, code: string) =>
  fullKeyOf(`recovery ${userId} ${code.toLowerCase().replace(/[\s-]/g, "")}`);

function randomCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Replaces a user's recovery codes and returns the new ones, the only time they can be read: we store hashes. */
export async function replaceRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
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
