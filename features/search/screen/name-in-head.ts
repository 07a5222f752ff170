import { searchPath } from "#/features/site/search-box/search-path.ts";
import { LANGS } from "#/lib/i18n/lang.ts";

/**
 * Updates the page's head when the text has changed since the server rendered it: the title, and the address in each
 * language, which the language switch uses.
 */
export function nameInHead(text: string, title: string): void {
  if (document.title !== title) document.title = title;
  for (const one of LANGS) {
    const link = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${one}"]`);
    const path = searchPath(text, one);
    if (link && path && new URL(link.href).pathname !== path) link.href = new URL(path, link.href).href;
  }
}
