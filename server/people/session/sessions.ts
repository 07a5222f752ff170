import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { deniedTokens, sessions } from "#/server/platform/db/schema/users.ts";
import type { Caller } from "#/server/platform/http/authentication.ts";
import type { Tokens } from "../credentials/tokens.ts";
import { deviceOf } from "../security-log/device.ts";

/** Time after which a sign-in can no longer be renewed, in milliseconds (contract §1.3). */
export const LONGEST_SESSION = 12 * 3_600_000;
/** Milliseconds by which «last seen» may lag behind, so that not every call writes. */
const SEEN_STEP = 5 * 60_000;

interface SignIn {
  userId: number;
  /** The user's token version. */
  version: number;
  userAgent: string | undefined;
  at: Date;
}

/** Starts a session and returns its first token; also deletes the user's expired sessions. */
export async function openSession(
  db: Database,
  tokens: Tokens,
  { userId, version, userAgent, at }: SignIn,
): Promise<string> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, at)));
  // Its token is not signed yet: a concurrent sign-in deletes expired sessions, and this one has not expired.
  const expiresAt = new Date(at.getTime() + LONGEST_SESSION);
  const [session] = await db
    .insert(sessions)
    .values({ userId, ...deviceOf(userAgent), createdAt: at, lastSeenAt: at, expiresAt })
    .returning({ id: sessions.id });
  return extendSession(db, tokens, { userId, version, sessionId: session?.id ?? 0, at });
}

/** Issues a new token for an active session. */
export async function extendSession(
  db: Database,
  tokens: Tokens,
  { userId, version, sessionId, at }: { userId: number; version: number; sessionId: number; at: Date },
): Promise<string> {
  const { token, expiresAt } = await tokens.sign({ userId, sessionId, version });
  await db.update(sessions).set({ expiresAt, lastSeenAt: at }).where(eq(sessions.id, sessionId));
  return token;
}

/** Records that a session was seen, at most every few minutes. */
export async function touchSession(
  db: Database,
  { id, lastSeenAt }: Caller["session"],
  at: Date,
): Promise<void> {
  if (at.getTime() - lastSeenAt.getTime() < SEEN_STEP) return;
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}

const isActive = (userId: number, at: Date) => and(eq(sessions.userId, userId), gt(sessions.expiresAt, at));

/** Returns a user's sessions that still have a valid token: the calling one first, then the most recently seen. */
export function activeSessions(db: Database, { id, session }: Caller, at: Date) {
  return db
    .select()
    .from(sessions)
    .where(isActive(id, at))
    .orderBy(desc(eq(sessions.id, session.id)), desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Returns one active session of that user. */
export async function findSession(db: Database, userId: number, id: number, at: Date) {
  const [found] = await db
    .select()
    .from(sessions)
    .where(and(isActive(userId, at), eq(sessions.id, id)));
  return found ?? null;
}

/** Ends one session of that user; false when there is none. */
export async function endSession(db: Database, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(db: Database, userId: number, except?: number): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
}

/** Ends the calling session: its token is denied until it expires, and its other tokens end with the session. */
export async function signOut(db: Database, { id, token, session }: Caller, at: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(deniedTokens).where(lt(deniedTokens.expiresAt, at));
    await transaction
      .insert(deniedTokens)
      .values({ jti: token.jti, userId: id, expiresAt: token.expiresAt })
      .onConflictDoNothing();
    await endSession(transaction, id, session.id);
  });
}
