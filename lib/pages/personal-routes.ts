import { type NextRequest, NextResponse } from "next/server";
import { renewSessionEndpoint } from "#/contract/session.ts";
import { TOKEN_LIFETIME } from "#/contract/token-lifetime.ts";
import { meEndpoint } from "#/contract/user.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { RENEWED_BELOW, TOKEN_COOKIE } from "#/lib/api/token.ts";
import { secondsLeft } from "#/lib/api/token-claims.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { redirectAfterSignIn } from "./redirect-after-sign-in.ts";
import { siteUrl } from "./site-url.ts";

const PERSONAL = /^\/(fr|en)\/(user|auth)(?:\/|$)/i;

/**
 * Middleware of personal pages: sends a visitor of a private page to sign in and back, redirects a signed-in user away
 * from pages for visitors, and renews a token near its end. Null for other pages.
 */
export async function guardPersonal(request: NextRequest): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl;
  const [, prefix = "", area = ""] = PERSONAL.exec(pathname) ?? [];
  if (!prefix) return null;
  const lang = prefix.toLowerCase() as Lang;
  const token = request.cookies.get(TOKEN_COOKIE)?.value;
  if (area.toLowerCase() === "auth") return token ? visitorsOnly(request, lang, token) : NextResponse.next();
  if (token) return renewed(token);
  const back = encodeURIComponent(pathname.toLowerCase() + search);
  return away(request, `/${lang}/auth/login?redirect=${back}`);
}

function away(request: NextRequest, path: string): NextResponse {
  const response = NextResponse.redirect(new URL(path, request.nextUrl.origin));
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** Only the backend knows whether a token is valid: an invalid one must not cause a redirect loop. */
async function visitorsOnly(request: NextRequest, lang: Lang, token: string): Promise<NextResponse> {
  try {
    await call(meEndpoint, { token });
    return away(request, redirectAfterSignIn(request.nextUrl.searchParams.get("redirect"), lang));
  } catch (error) {
    const response = NextResponse.next();
    if (error instanceof ApiError && error.status === 401) response.cookies.delete(TOKEN_COOKIE);
    return response;
  }
}

async function renewed(token: string): Promise<NextResponse> {
  const response = NextResponse.next();
  const left = secondsLeft(token);
  if (left === 0 || left > RENEWED_BELOW) return response;
  try {
    const fresh = await call(renewSessionEndpoint, { token });
    response.cookies.set(TOKEN_COOKIE, fresh.token, {
      maxAge: TOKEN_LIFETIME,
      path: "/",
      sameSite: "lax",
      secure: siteUrl().startsWith("https:"),
    });
  } catch {
    // The page itself asks the backend whether this token is valid.
  }
  return response;
}
