import { type NextRequest, NextResponse } from "next/server";
import { LANG_COOKIE } from "./lib/i18n/lang-cookie.ts";
import { resolveLang } from "./lib/i18n/resolve-lang.ts";
import { routeUnprefixed } from "./lib/i18n/route-unprefixed.ts";
import { guardPersonal } from "./lib/pages/personal-routes.ts";

/**
 * Runs only where an address names no language, and on the pages of one person: it would halve the speed of every
 * page it touches. It is a convenience; the pages guard themselves (features/session/require-user.ts).
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/",
    "/((?!(?:fr|en)(?:/|$)|_next/|api/|media/|internal/|embed/|offline/|sitemaps/|oembed$|authentification|healthz|.*\\..*).*)",
    "/([fF][rR]|[eE][nN])/([uU][sS][eE][rR]|[aA][uU][tT][hH])/:rest*",
  ],
};

export async function middleware(request: NextRequest) {
  const personal = await guardPersonal(request);
  if (personal) return personal;
  const lang = resolveLang({
    cookie: request.cookies.get(LANG_COOKIE)?.value,
    acceptLanguage: request.headers.get("accept-language"),
  });
  const { kind, path } = routeUnprefixed(request.nextUrl.pathname, lang);
  const url = request.nextUrl.clone();
  url.pathname = path;
  const response =
    kind === "redirect"
      ? NextResponse.redirect(url)
      : NextResponse.rewrite(url, { status: kind === "missing" ? 404 : 200 });
  response.headers.set("Vary", "Accept-Language, Cookie");
  return response;
}
