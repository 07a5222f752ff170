import { safeHtml } from "#/contract/safe-html.ts";
import { mediaUrl } from "./media.ts";

/** An address without a host is the browser's to read, escaped where it was. */
const pictureAddress = (src: string) => (/^https?:/i.test(src) ? mediaUrl(src) : src);

/**
 * HTML from the backend as a page may show it. Ours has sanitised it already; another may pass on what its editors put
 * there, and give whole addresses of pictures that the site serves. A text too long or too deep to be looked at is left
 * out. For server components: browsers get what it gives.
 */
export function shownHtml(html: string): string {
  try {
    return safeHtml(html, pictureAddress);
  } catch (error) {
    if (error instanceof RangeError) return "";
    throw error;
  }
}
