import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { RECOVERY_CODES } from "#/contract/second-factor.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { recoveryCodes } from "#/server/platform/db/schema/security.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";

/** Without those that are taken for one another: three groups of four are 59 bits. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

const hashOf = (userId: number, code: string) =>
  fullKeyOf(`recovery ${userId} ${code.toLowerCase().replace(/[\s-]/g, "")}`);

function randomCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Gives a user new recovery codes in place of all others; they are told here, and kept as hashes alone. */
export async function giveRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes;
}

/** Uses a recovery code up; false when it is none, or was used. */
export async function takeRecoveryCode(tx: Database, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
