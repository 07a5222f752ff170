import type { MiddlewareHandler } from "hono";
import type { Database } from "#/server/db/database.ts";
import { Unauthorized } from "#/server/http/problem.ts";
import { type Caller, findCaller } from "./caller.ts";
import { touchSession } from "./sessions.ts";
import type { Claims, Tokens } from "./tokens.ts";

/** What the token of one request says; asked for only where it matters, and worked out once. */
export interface Authentication {
  /** Id of the user whom a token of ours names, living or not; null without one. Never throws. */
  claimedUser(): Promise<number | null>;
  /**
   * Who calls; null without a token.
   * @throws Unauthorized on a token that is not good (contract §0.5).
   */
  caller(): Promise<Caller | null>;
}

declare module "hono" {
  interface ContextVariableMap {
    authentication: Authentication;
  }
}

interface Surroundings {
  db: Database;
  tokens: Tokens;
  clock: () => Date;
}

/** Lets every route ask who calls, by the bearer of its request. */
export function authentication({ db, tokens, clock }: Surroundings): MiddlewareHandler {
  return async (context, next) => {
    const header = context.req.header("Authorization");
    const claims = once(() => readBearer(header, tokens));
    const caller = once(async () => {
      const found = await claims();
      if (!found) return null;
      const living = await findCaller(db, found);
      if (!living) throw new Unauthorized("Invalid JWT Token");
      await touchSession(db, living.session, clock());
      return living;
    });
    context.set("authentication", {
      caller,
      claimedUser: () =>
        claims().then(
          (found) => found?.userId ?? null,
          () => null,
        ),
    });
    await next();
  };
}

async function readBearer(header: string | undefined, tokens: Tokens): Promise<Claims | null> {
  if (header === undefined) return null;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw new Unauthorized("Invalid JWT Token");
  return tokens.read(token);
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
