import { serialize } from "hono/utils/cookie";
import { TOKEN_LIFETIME } from "#/contract/session.ts";

/** Its name, by which the site's scripts read it (specification §3, docs/decisions/008). */
const NAME = "token";

/**
 * The cookie in which a browser keeps its token for the hour that it is good; null takes it away. On a site of https
 * it never leaves by a plain line.
 */
export function tokenCookie(token: string | null, siteUrl: string): string {
  return serialize(NAME, token ?? "", {
    path: "/",
    sameSite: "Lax",
    maxAge: token === null ? 0 : TOKEN_LIFETIME,
    secure: siteUrl.startsWith("https:"),
  });
}
