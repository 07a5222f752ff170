import type { Context } from "hono";
import type { Endpoint } from "#/contract/endpoint.ts";
import type { Scope } from "#/contract/scope.ts";
import type { Caller, Person } from "#/server/platform/http/authentication.ts";
import { Unauthorized } from "#/server/platform/http/problem.ts";

function found<Someone>(someone: Someone | null): Someone {
  if (!someone) throw new Unauthorized("JWT Token not found");
  return someone;
}

/**
 * Returns the caller of a route that needs a session.
 * @throws Unauthorized
 * @throws Problem 403 on an access token.
 */
export async function requireCaller(context: Context): Promise<Caller> {
  return found(await context.get("authentication").caller());
}

/**
 * Returns the caller of a route that needs a session, or an access token with `scope`.
 * @throws Unauthorized
 * @throws Problem 403 when the token has another scope.
 */
export async function requirePerson(context: Context, scope: Scope): Promise<Person> {
  return found(await context.get("authentication").person(scope));
}

/**
 * Returns the caller of a contract call, as far as it requires one.
 * @throws Unauthorized
 * @throws Problem 403
 */
export async function callerFor({ access, scope }: Endpoint, context: Context): Promise<Person | null> {
  // Public reads are the same for everyone, so they do not even look (§0.5).
  if (access === "public") return null;
  // A bad token is refused, even where none is needed.
  const authentication = context.get("authentication");
  const someone = await (scope ? authentication.person(scope) : authentication.caller());
  return access === "token" ? found(someone) : someone;
}
