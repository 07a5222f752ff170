import type { Hono } from "hono";
import {
  type AccessToken,
  accessTokenEndpoint,
  accessTokensEndpoint,
  createAccessTokenEndpoint,
  MOST_ACCESS_TOKENS,
  revokeAccessTokenEndpoint,
} from "#/contract/access-token.ts";
import type { AccountDeps } from "#/server/people/credentials/deps.ts";
import { confirmPerson } from "#/server/people/second-factor/confirm-person.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import {
  type AccessTokenRow,
  accessTokensOf,
  createAccessToken,
  findAccessToken,
  revokeAccessToken,
} from "./queries.ts";

function presentAccessToken(row: AccessTokenRow, at: Date): AccessToken {
  return {
    "@id": `/api/user/me/access_tokens/${row.id}`,
    "@type": "AccessToken",
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    hint: row.hint,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= at,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** Access tokens of a person: only a session may create, list and revoke them (docs/decisions/037). */
export function accessTokenRoutes(app: Hono, deps: AccountDeps): void {
  const { db, clock } = deps;

  serve(app, accessTokensEndpoint, async ({ user, url }) => {
    const at = clock();
    const members = (await accessTokensOf(db, user.id)).map((row) => presentAccessToken(row, at));
    return collectionAnswer(accessTokensEndpoint, url, { members, total: members.length });
  });

  serve(app, accessTokenEndpoint, async ({ user, params }) => {
    const row = await findAccessToken(db, user.id, params.id);
    if (!row) throw notFound();
    return presentAccessToken(row, clock());
  });

  serve(app, createAccessTokenEndpoint, async ({ user, body, header }) => {
    const { name, scopes, expiresInDays: days, ...proof } = body;
    await confirmPerson(deps, { userId: user.id, ...proof, header });
    const at = clock();
    const made = await createAccessToken(db, { userId: user.id, name, scopes, days, at, header });
    if (!made) throw violation("name", "tooMany", MOST_ACCESS_TOKENS);
    return { ...presentAccessToken(made.row, at), token: made.token };
  });

  serve(app, revokeAccessTokenEndpoint, async ({ user, params: { id }, header }) => {
    const revoked = await revokeAccessToken(db, { id, userId: user.id, at: clock(), header });
    if (!revoked) throw notFound();
  });
}
