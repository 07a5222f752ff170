import { BRIEF_MAX_LENGTH } from "#/contract/search-length.ts";
import type { Lang } from "#/lib/i18n/lang.ts";

/**
 * Returns the address of the results for a text (acceptance S42), or null if there is nothing to search. A lone
 * `.` or `..` counts as nothing: in any encoding a browser reads it as a folder.
 */
export function searchPath(text: string, lang: Lang): string | null {
  const words = text.trim().slice(0, BRIEF_MAX_LENGTH).toWellFormed();
  if (words === "" || words === "." || words === "..") return null;
  return `/${lang}/recherche/${encodeURIComponent(words)}`;
}
