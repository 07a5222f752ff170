import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { deniedTokens, sessions, users } from "#/server/platform/db/schema/users.ts";
import type { Caller } from "#/server/platform/http/authentication.ts";
import type { Claims } from "../credentials/tokens.ts";

/** Returns the user of a token; null when the user is deleted or disabled, or the token has been revoked. */
export async function findCaller(db: Database, claims: Claims): Promise<Caller | null> {
  const denied = db.select({ one: sql`1` }).from(deniedTokens).where(eq(deniedTokens.jti, claims.jti));
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      locale: users.locale,
      isVerified: users.isVerified,
      session: { id: sessions.id, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt },
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(
      and(
        eq(users.id, claims.userId),
        eq(users.tokenVersion, claims.version),
        users.isEnable,
        eq(sessions.id, claims.sessionId),
        notExists(denied),
      ),
    );
  if (!row) return null;
  const { jti, expiresAt, version } = claims;
  return { ...row, locale: row.locale === "en" ? "en" : "fr", token: { jti, expiresAt, version } };
}
