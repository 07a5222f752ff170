import { internalPath } from "#/lib/i18n/local-path.ts";

/** Part of the site that a path belongs to: an album's page is part of the albums. */
function section(path: string): string {
  const [, first = ""] = internalPath(path.split(/[?#]/, 1)[0] ?? "").split("/");
  return first === "album" ? "albums" : first;
}

/** What `aria-current` says of a menu entry leading to `href` while `pathname` is shown. */
export function currentMark(href: string | null, pathname: string): "page" | "true" | undefined {
  if (href === null) return undefined;
  const target = internalPath(href.split(/[?#]/, 1)[0] ?? "");
  if (target === internalPath(pathname)) return "page";
  return section(href) !== "" && section(href) === section(pathname) ? "true" : undefined;
}
