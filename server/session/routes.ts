import type { Hono } from "hono";
import type { Session } from "#/contract/session.ts";
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  renewSessionEndpoint,
  sessionEndpoint,
  sessionsEndpoint,
  signInEndpoint,
  signOutEndpoint,
} from "#/contract/session.ts";
import type { Database } from "#/server/db/database.ts";
import type { AfterAnswer } from "#/server/http/after-answer.ts";
import { notFound, Unauthorized } from "#/server/http/problem.ts";
import type { RateLimiter } from "#/server/http/rate-limiter.ts";
import { collectionAnswer } from "#/server/hydra/collection.ts";
import { recordSecurityEvent } from "#/server/security-log/record-security-event.ts";
import { serve } from "#/server/serve.ts";
import { isBreachedPassword } from "#/server/users/breached-passwords.ts";
import { deviceCookie } from "./device-cookie.ts";
import type { Passwords } from "./passwords.ts";
import {
  endSession,
  endSessions,
  extendSession,
  findSession,
  LONGEST_SESSION,
  livingSessions,
  signOut,
} from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { tokenCookie } from "./token-cookie.ts";
import type { Tokens } from "./tokens.ts";

export interface SessionSurroundings {
  db: Database;
  clock: () => Date;
  tokens: Tokens;
  passwords: Passwords;
  /** Outlives a restart. */
  limiter: RateLimiter;
  /** Public address of the site, whose browsers keep the token. */
  siteUrl: string;
  later: AfterAnswer["later"];
  /** The server's own, which seals what it has to keep. */
  secret: string;
}

function presentSession(
  row: NonNullable<Awaited<ReturnType<typeof findSession>>>,
  currentId: number,
): Session {
  return {
    "@id": `/api/user/me/sessions/${row.id}`,
    "@type": "Session",
    id: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}

/** Signing in and out, and the sign-ins that are alive (contract §1). */
export function sessionRoutes(app: Hono, surroundings: SessionSurroundings): void {
  const { db, clock, tokens, siteUrl } = surroundings;

  serve(app, signInEndpoint, async ({ body, header, setCookie }) => {
    const { token, device } = await signIn(surroundings, body, header);
    setCookie(tokenCookie(token, siteUrl));
    setCookie(deviceCookie(device, siteUrl));
    // Who has such a password comes in as ever; only they are told.
    return { token, ...(isBreachedPassword(body.password ?? "") && { isPasswordBreached: true as const }) };
  });

  serve(app, renewSessionEndpoint, async ({ user, setCookie }) => {
    const at = clock();
    if (at.getTime() - user.session.createdAt.getTime() >= LONGEST_SESSION) {
      throw new Unauthorized("Expired JWT Token");
    }
    const token = await extendSession(db, tokens, {
      userId: user.id,
      version: user.token.version,
      sessionId: user.session.id,
      at,
    });
    setCookie(tokenCookie(token, siteUrl));
    return { token };
  });

  serve(app, signOutEndpoint, async ({ user, setCookie }) => {
    await signOut(db, user, clock());
    setCookie(tokenCookie(null, siteUrl));
  });

  serve(app, sessionsEndpoint, async ({ user, url }) => {
    const rows = await livingSessions(db, user, clock());
    const members = rows.map((row) => presentSession(row, user.session.id));
    return collectionAnswer(sessionsEndpoint, url, { members, total: members.length });
  });

  serve(app, sessionEndpoint, async ({ user, params }) => {
    const row = await findSession(db, user.id, params.id, clock());
    if (!row) throw notFound();
    return presentSession(row, user.session.id);
  });

  serve(app, endSessionEndpoint, async ({ user, params, header }) => {
    if (!(await endSession(db, user.id, params.id))) throw notFound();
    await recordSecurityEvent(db, { account: user.id, kind: "sessionsEnded", at: clock(), header });
  });

  serve(app, endOtherSessionsEndpoint, async ({ user, header }) => {
    await endSessions(db, user.id, user.session.id);
    await recordSecurityEvent(db, { account: user.id, kind: "sessionsEnded", at: clock(), header });
  });
}
