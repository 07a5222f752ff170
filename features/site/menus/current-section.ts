import { internalPath } from "#/lib/i18n/local-path.ts";

/** Returns the section of the site that contains a path: an album's page is part of the albums. */
function section(path: string): string {
  const [, first = ""] = internalPath(path.split(/[?#]/, 1)[0] ?? "").split("/");
  return first === "album" ? "albums" : first;
}

/** Returns the `aria-current` of a menu entry with address `href` on the page `pathname`. */
export function currentMark(href: string | null, pathname: string): "page" | "true" | undefined {
  if (href === null) return undefined;
  const target = internalPath(href.split(/[?#]/, 1)[0] ?? "");
  if (target === internalPath(pathname)) return "page";
  return section(href) !== "" && section(href) === section(pathname) ? "true" : undefined;
}
