import { SEARCH_MAX_LENGTH } from "#/contract/search.ts";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";

/**
 * The text that the last segment of a search page's address asks for, cut at the contract's limit and without NUL, which
 * no text of the catalogue can hold and the backend refuses.
 */
export function searchText(slug: string): string {
  return decodeSegment(slug).replaceAll("\0", "").trim().slice(0, SEARCH_MAX_LENGTH).trim();
}
