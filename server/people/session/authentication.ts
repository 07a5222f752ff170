import type { MiddlewareHandler } from "hono";
import { ACCESS_TOKEN_PREFIX } from "#/contract/access-token.ts";
import { findTokenOwner, touchAccessToken } from "#/server/people/access-tokens/queries.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { Problem, Unauthorized } from "#/server/platform/http/problem.ts";
import type { Claims, Tokens } from "../credentials/tokens.ts";
import { findCaller } from "./caller.ts";
import { touchSession } from "./sessions.ts";

interface Deps {
  db: Database;
  tokens: Tokens;
  clock: () => Date;
}

/** Gives every route the caller, from the bearer token of the request. */
export function authentication({ db, tokens, clock }: Deps): MiddlewareHandler {
  return async (context, next) => {
    const header = context.req.header("Authorization");
    const claims = once(() => readBearer(header, tokens));
    const session = once(async () => {
      const found = await claims();
      if (!found) return null;
      const living = await findCaller(db, found);
      if (!living) throw new Unauthorized("Invalid JWT Token");
      await touchSession(db, living.session, clock());
      return living;
    });
    const program = accessTokenIn(header);
    const holder = once(async () => (program ? findTokenOwner(db, program) : null));
    const held = once(async () => {
      const found = await holder();
      if (!found) throw new Unauthorized("Invalid JWT Token");
      if (found.expiresAt <= clock()) throw new Unauthorized("Expired JWT Token");
      await touchAccessToken(db, found.tokenId, clock());
      return found;
    });
    context.set("authentication", {
      async caller() {
        if (!program) return session();
        await held();
        throw new Problem(403, "Access Denied.", { "WWW-Authenticate": 'Bearer error="insufficient_scope"' });
      },
      async person(scope) {
        if (!program) return session();
        const { person, scopes } = await held();
        if (scopes.includes(scope)) return person;
        throw new Problem(403, "Access Denied.", {
          "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${scope}"`,
        });
      },
      async claimant() {
        if (program) {
          const found = await holder().catch(() => null);
          return found && { accessTokenId: found.tokenId };
        }
        const found = await claims().catch(() => null);
        return found && { userId: found.userId };
      },
    });
    await next();
  };
}

const bearerIn = (header: string | undefined) => /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];

/** Returns the access token of a request, valid or not; undefined when it has none. */
function accessTokenIn(header: string | undefined): string | undefined {
  const token = bearerIn(header);
  return token?.startsWith(ACCESS_TOKEN_PREFIX) ? token : undefined;
}

async function readBearer(header: string | undefined, tokens: Tokens): Promise<Claims | null> {
  if (header === undefined) return null;
  const token = bearerIn(header);
  if (!token) throw new Unauthorized("Invalid JWT Token");
  return tokens.read(token);
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
