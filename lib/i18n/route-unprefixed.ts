import { isLang, type Lang } from "./lang.ts";
import { localPath } from "./local-path.ts";

/** Path of the 404 document, below a language. */
const NOT_FOUND = "/404";

/** Matches a language tag as first segment, ours in capitals or another one: `de`, `pt-BR`, `FR`. */
const LANGUAGE_TAG = /^[a-z]{2}(-[a-z]{2,4})?$/i;

/** Routing of an address without one of the site's prefixes: `show` and `missing` keep it in the address bar. */
export type Route = { kind: "show" | "redirect" | "missing"; path: string };

/**
 * Routes an address without a prefix: the root shows the home page (specification §2), another language the 404 page
 * (acceptance S17), and any other path redirects to the visitor's language. A prefix in capitals redirects to the
 * correct one.
 */
export function routeUnprefixed(pathname: string, lang: Lang): Route {
  if (pathname === "/") return { kind: "show", path: `/${lang}` };
  const [, first = "", ...rest] = pathname.split("/");
  const lower = first.toLowerCase();
  if (isLang(lower)) return { kind: "redirect", path: `/${[lower, ...rest].join("/")}` };
  if (LANGUAGE_TAG.test(first)) return { kind: "missing", path: `/${lang}${NOT_FOUND}` };
  return { kind: "redirect", path: localPath(pathname, lang) };
}
