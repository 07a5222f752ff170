import { safeHtml } from "#/contract/safe-html.ts";

/**
 * HTML from the backend as a page may show it. Ours has sanitised it already; another may pass on what its editors put
 * there. A text too long or too deep to be looked at is left out. For server components: browsers get what it gives.
 */
export function shownHtml(html: string): string {
  try {
    return safeHtml(html);
  } catch (error) {
    if (error instanceof RangeError) return "";
    throw error;
  }
}
