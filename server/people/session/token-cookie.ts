import { serialize } from "hono/utils/cookie";
import { TOKEN_LIFETIME } from "#/contract/token-lifetime.ts";

/** Name of the cookie, which the site's scripts read (specification §3, docs/decisions/008). */
const NAME = "token";

/** Cookie that keeps the token for its hour; null deletes it. On an https site it is never sent in clear. */
export function tokenCookie(token: string | null, siteUrl: string): string {
  return serialize(NAME, token ?? "", {
    path: "/",
    sameSite: "Lax",
    maxAge: token === null ? 0 : TOKEN_LIFETIME,
    secure: siteUrl.startsWith("https:"),
  });
}
