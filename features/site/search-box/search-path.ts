import type { Lang } from "#/lib/i18n/lang.ts";

/** Longest brief that the backend reads (contract/brief.ts). */
export const SEARCH_LENGTH = 400;

/**
 * Address of the results for a text (acceptance S42), or null when there is nothing to search. A lone `.` or `..`
 * counts as nothing: no encoding keeps a browser from reading it as a folder.
 */
export function searchPath(text: string, lang: Lang): string | null {
  const words = text.trim().slice(0, SEARCH_LENGTH).toWellFormed();
  if (words === "" || words === "." || words === "..") return null;
  return `/${lang}/recherche/${encodeURIComponent(words)}`;
}
