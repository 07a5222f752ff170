import { decodeSegment } from "#/lib/i18n/decode-segment.ts";
import { briefText } from "../search-state.ts";

/** The text that the last segment of a search page's address asks for. */
export function searchText(slug: string): string {
  return briefText(decodeSegment(slug));
}
