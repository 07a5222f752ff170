import type { Lang } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";

/** An album in the list; its head names its other address, outside it. */
const IN_LIST = /^\/(?:fr|en)\/albums\/[^/]+$/;

/**
 * Returns the address of the current page in another language. Every page names its own in its head, with that
 * language's slug (hreflang); otherwise the path stays. An album in the list stays there. Query and fragment stay.
 */
export function switchTarget(lang: Lang, head: ParentNode, { pathname, search, hash }: Location): string {
  const named = head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${lang}"]`)?.href;
  const path = named ? new URL(named).pathname : localPath(pathname, lang);
  const kept = IN_LIST.test(pathname) ? path.replace("/album/", "/albums/") : path;
  return kept + search + hash;
}
