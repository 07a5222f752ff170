import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { briefText } from "../search-state.ts";

/** Returns the text in the last segment of a search page's address. */
export function searchText(slug: string): string {
  return briefText(decodeSegment(slug));
}
