import { LRUCache } from "lru-cache";
import { safeHtml } from "#/contract/safe-html.ts";

/** Maximum total characters of cached texts: lists send the same ones again and again. */
const MOST_CHARACTERS = 8_000_000;

const known = new LRUCache<string, string>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (shown, stored) => shown.length + stored.length + 1,
});

/**
 * Returns HTML of the database, safe to show. It was sanitised when written, but other writers (a restored dump, an
 * editor's own tool) are not trusted for that (security T12). Returns an empty text if it is too long to check.
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
