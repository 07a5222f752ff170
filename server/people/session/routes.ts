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
import { followSignInLinkEndpoint, sendSignInLinkEndpoint } from "#/contract/sign-in-link.ts";
import { isBreachedPassword } from "#/server/people/credentials/breached-passwords.ts";
import { recordSecurityEvent } from "#/server/people/security-log/record-security-event.ts";
import { notFound, Unauthorized } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import type { SessionDeps } from "./deps.ts";
import { deviceCookie } from "./device-cookie.ts";
import { deviceRoutes } from "./device-routes.ts";
import {
  activeSessions,
  endSession,
  endSessions,
  extendSession,
  findSession,
  LONGEST_SESSION,
  signOut,
} from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { sendSignInLink, signInByLink } from "./sign-in-link.ts";
import { tokenCookie } from "./token-cookie.ts";

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

/** Sign-in, sign-out and active sessions (contract §1). */
export function sessionRoutes(app: Hono, deps: SessionDeps): void {
  const { db, clock, tokens, siteUrl } = deps;

  deviceRoutes(app, deps);

  serve(app, signInEndpoint, async ({ body, header, setCookie }) => {
    const { token, device } = await signIn(deps, body, header);
    setCookie(tokenCookie(token, siteUrl));
    setCookie(deviceCookie(device, siteUrl));
    // A user with a breached password still signs in, and is warned.
    return { token, ...(isBreachedPassword(body.password ?? "") && { isPasswordBreached: true as const }) };
  });

  serve(app, sendSignInLinkEndpoint, ({ body, header }) =>
    sendSignInLink(deps, { ...body, visitor: addressKey(header) }),
  );

  serve(app, followSignInLinkEndpoint, async ({ body, header, setCookie }) => {
    const { token, device, redirect } = await signInByLink(deps, body, header);
    setCookie(tokenCookie(token, siteUrl));
    setCookie(deviceCookie(device, siteUrl));
    return { token, redirect };
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
    const rows = await activeSessions(db, user, clock());
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
