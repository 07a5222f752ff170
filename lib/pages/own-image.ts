import { mediaUrl } from "./media.ts";
import { isAbsolute, safeHref } from "./safe-href.ts";

const IMAGE = /\.(svg|png|webp|avif|jpe?g)$/i;

/**
 * Returns the address of an image that content names, such as `media/images/…`, `/logo.svg` or a full address; null for
 * anything else.
 */
export function namedImage(content: string | null | undefined): string | null {
  const address = content && IMAGE.test(content) ? safeHref(content) : null;
  if (!address) return null;
  if (/^https?:/.test(address)) return mediaUrl(address);
  return isAbsolute(address) || address.startsWith("/") ? address : `/${address}`;
}

/** Returns the address of one of the site's own images that content names; null for anything else. */
export function ownImage(content: string | null | undefined): string | null {
  const address = namedImage(content);
  return address && !isAbsolute(address) ? address : null;
}
