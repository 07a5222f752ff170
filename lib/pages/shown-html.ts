import { safeHtml } from "#/contract/safe-html.ts";
import { mediaUrl } from "./media.ts";

/** An address without a host stays for the browser to resolve, with its escapes. */
const pictureAddress = (src: string) => (/^https?:/i.test(src) ? mediaUrl(src) : src);

/**
 * Returns the backend's HTML for display. Our backend has sanitised it; another may pass on its editors' markup and
 * full addresses of pictures that the site serves. Drops a text that is too long or too deep to check. For server
 * components: browsers get the result.
 */
export function shownHtml(html: string): string {
  try {
    return safeHtml(html, pictureAddress);
  } catch (error) {
    if (error instanceof RangeError) return "";
    throw error;
  }
}
