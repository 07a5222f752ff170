import { isLang, type Lang } from "./lang.ts";
import { TRANSLATED_PATHS } from "./pathnames.ts";

function startsWithSegment(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/**
 * Returns the internal path of a page: without the language, in the route names of `app/[lang]`.
 * `/en/our-composers/awa` and `/fr/nos-compositeurs/awa` both give `/nos-compositeurs/awa`; a home page gives `/`.
 */
export function internalPath(path: string): string {
  const [, first, ...rest] = path.split("/");
  const bare = isLang(first) ? `/${rest.join("/")}` : path;
  const translated = TRANSLATED_PATHS.find(({ en }) => startsWithSegment(bare, en));
  return translated ? translated.fr + bare.slice(translated.en.length) : bare;
}

/** Returns the path of a page in a language, with its prefix, from any spelling of it. Slugs stay unchanged. */
export function localPath(path: string, lang: Lang): string {
  const inner = internalPath(path);
  if (inner === "/") return `/${lang}`;
  const translated = lang === "en" && TRANSLATED_PATHS.find(({ fr }) => startsWithSegment(inner, fr));
  return `/${lang}${translated ? translated.en + inner.slice(translated.fr.length) : inner}`;
}
