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
import { safeRedirect } from "#/lib/pages/safe-redirect.ts";
import { START_PATH } from "#/lib/pages/start-path.ts";
import { signInPath } from "./sign-in-path.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Who the request's token stands for by the backend's word, or null. Asked once a request. */
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
 * The guard of private pages (specification §2, security T1): every one of them awaits it before anything else.
 * Gives who is signed in; anybody else is sent to sign in, and back to `path` with its query.
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
 * The guard of pages for visitors (acceptance S9): who is signed in is sent to `redirect` when it is a page of the
 * site, else home. Gives where signing in leads to: without a page to return to, where the person left off.
 */
export async function requireVisitor(lang: Lang, searchParams: Promise<Query>): Promise<string> {
  const [user, query] = await Promise.all([currentUser(), searchParams]);
  const target = safeRedirect(query.redirect, lang);
  if (user) redirect(target);
  return query.redirect === undefined ? localPath(START_PATH, lang) : target;
}
