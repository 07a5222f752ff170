import { SEARCH_MAX_LENGTH } from "#/contract/search.ts";
import { decodeSegment } from "#/lib/i18n/decode-segment.ts";

/** The text that the last segment of a search page's address asks for, cut at the contract's limit. */
export function searchText(slug: string): string {
  return decodeSegment(slug).trim().slice(0, SEARCH_MAX_LENGTH).trim();
}
