import { randomBytes } from "node:crypto";
import { and, count, desc, eq, isNull, lt, or } from "drizzle-orm";
import { ACCESS_TOKEN_PREFIX, MOST_ACCESS_TOKENS } from "#/contract/access-token.ts";
import type { Scope } from "#/contract/scope.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { accessTokens } from "#/server/platform/db/schema/access-tokens.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { fullKeyOf } from "#/server/platform/http/secret-key.ts";

const SECRET_BYTES = 32;
const HINT_LENGTH = 4;
const DAY = 24 * 3_600_000;
/** Milliseconds by which «last used» may lag behind, so that not every call writes. */
const LAST_USED_STEP = 60_000;
const WRITTEN = new RegExp(`^${ACCESS_TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`);

export type AccessTokenRow = typeof accessTokens.$inferSelect;

interface NewAccessToken {
  userId: number;
  name: string;
  scopes: readonly Scope[];
  days: number;
  at: Date;
  header?: ReadHeader;
}

/** Reads a header of the request. Without a request, the operator acts. */
type ReadHeader = (name: string) => string | undefined;

/**
 * Creates an access token and returns it, the only time it can be read; null when the person already has the maximum.
 */
export function createAccessToken(
  db: Database,
  { userId, name, scopes, days, at, header }: NewAccessToken,
): Promise<{ row: AccessTokenRow; token: string } | null> {
  return db.transaction(async (tx) => {
    // One at a time per person: two concurrent requests would both pass the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const [existing] = await tx
      .select({ total: count() })
      .from(accessTokens)
      .where(eq(accessTokens.userId, userId));
    if ((existing?.total ?? 0) >= MOST_ACCESS_TOKENS) return null;
    const token = `${ACCESS_TOKEN_PREFIX}${randomBytes(SECRET_BYTES).toString("base64url")}`;
    const [row] = await tx
      .insert(accessTokens)
      .values({
        userId,
        name,
        scopes: [...new Set(scopes)],
        tokenHash: fullKeyOf(token),
        hint: token.slice(-HINT_LENGTH),
        createdAt: at,
        expiresAt: new Date(at.getTime() + days * DAY),
      })
      .returning();
    await recordSecurityEvent(tx, { account: userId, kind: "tokenMade", at, header, detail: name });
    return row ? { row, token } : null;
  });
}

export const accessTokensOf = (db: Database, userId: number): Promise<AccessTokenRow[]> =>
  db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));

export async function findAccessToken(
  db: Database,
  userId: number,
  id: number,
): Promise<AccessTokenRow | null> {
  const [row] = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)));
  return row ?? null;
}

/** Revokes a token and returns it, or null when there is none. Without `userId`, a token of any user. */
export function revokeAccessToken(
  db: Database,
  { id, userId, at, header }: { id: number; userId?: number; at: Date; header?: ReadHeader },
): Promise<AccessTokenRow | null> {
  const own = userId === undefined ? undefined : eq(accessTokens.userId, userId);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), own))
      .returning();
    if (!row) return null;
    const { userId: account, name: detail } = row;
    await recordSecurityEvent(tx, { account, kind: "tokenRevoked", at, header, detail });
    return row;
  });
}

/** Revokes all tokens of a person, in the caller's transaction. */
export async function revokeAccessTokens(
  tx: Database,
  { userId, at, header }: { userId: number; at: Date; header?: ReadHeader },
): Promise<void> {
  const rows = await tx.delete(accessTokens).where(eq(accessTokens.userId, userId)).returning();
  for (const { name: detail } of rows) {
    await recordSecurityEvent(tx, { account: userId, kind: "tokenRevoked", at, header, detail });
  }
}

/** Returns the owner of a token and its scope; null when the token is unknown or its account is disabled. */
export async function findTokenOwner(db: Database, token: string) {
  if (!WRITTEN.test(token)) return null;
  const [row] = await db
    .select({
      tokenId: accessTokens.id,
      scopes: accessTokens.scopes,
      expiresAt: accessTokens.expiresAt,
      id: users.id,
      email: users.email,
      locale: users.locale,
      isVerified: users.isVerified,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, fullKeyOf(token)), users.isEnable));
  if (!row) return null;
  const { tokenId, scopes, expiresAt, ...person } = row;
  const locale = person.locale === "en" ? ("en" as const) : ("fr" as const);
  return { tokenId, scopes, expiresAt, person: { ...person, locale } };
}

/** Records that a token was used, at most every minute. */
export async function touchAccessToken(db: Database, id: number, at: Date): Promise<void> {
  await db
    .update(accessTokens)
    .set({ lastUsedAt: at })
    .where(
      and(
        eq(accessTokens.id, id),
        or(
          isNull(accessTokens.lastUsedAt),
          lt(accessTokens.lastUsedAt, new Date(at.getTime() - LAST_USED_STEP)),
        ),
      ),
    );
}
