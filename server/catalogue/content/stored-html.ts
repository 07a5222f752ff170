import { LRUCache } from "lru-cache";
import { safeHtml } from "#/contract/safe-html.ts";

/** Characters of texts remembered as they are shown: lists send the same ones again and again. */
const MOST_CHARACTERS = 8_000_000;

const known = new LRUCache<string, string>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (shown, stored) => shown.length + stored.length + 1,
});

/**
 * HTML of the database as it may be shown. What is written there is sanitised on its way in; whatever else wrote it (a
 * restored dump, an editor's own tool) is not trusted for that (security T12). A text too long to be looked at is left
 * out.
 */
export function storedHtml<Stored extends string | null>(stored: Stored): Stored | string {
  if (!stored) return stored;
  let shown = known.get(stored);
  if (shown === undefined) {
    shown = sanitised(stored);
    known.set(stored, shown);
  }
  return shown;
}

function sanitised(stored: string): string {
  try {
    return safeHtml(stored);
  } catch (error) {
    if (error instanceof RangeError) return "";
    throw error;
  }
}
