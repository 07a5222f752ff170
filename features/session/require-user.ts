import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { meEndpoint, type User } from "#/contract/user.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { TOKEN_COOKIE } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { queryOf } from "#/lib/navigation/query-of.ts";
import { redirectAfterSignIn } from "#/lib/pages/redirect-after-sign-in.ts";
import { START_PATH } from "#/lib/pages/start-path.ts";
import { signInPath } from "./sign-in-path.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the backend's user for the request's token, or null. Looked up once per request. */
const currentUser = cache(async (): Promise<User | null> => {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value;
  if (!token) return null;
  try {
    return await call(meEndpoint, { token });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
});

/**
 * Guard of private pages (specification §2, security T1); each awaits it before anything else. Returns the signed-in
 * user; redirects anyone else to sign in, and then back to `path` with its query.
 */
export async function requireUser(
  lang: Lang,
  path: string,
  searchParams: Promise<Query> = Promise.resolve({}),
): Promise<User> {
  const [user, query] = await Promise.all([currentUser(), queryOf(searchParams)]);
  if (user) return user;
  redirect(signInPath(lang, localPath(path, lang) + (query && `?${query}`)));
}

/**
 * Guard of pages for visitors (acceptance S9): redirects a signed-in user to `redirect` when it is a page of the site,
 * else home. Returns the target of signing in; without a page to return to, it is where the person left off.
 */
export async function requireVisitor(lang: Lang, searchParams: Promise<Query>): Promise<string> {
  const [user, query] = await Promise.all([currentUser(), searchParams]);
  const target = redirectAfterSignIn(query.redirect, lang);
  if (user) redirect(target);
  return query.redirect === undefined ? localPath(START_PATH, lang) : target;
}
