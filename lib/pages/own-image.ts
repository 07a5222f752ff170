import { mediaUrl } from "./media.ts";
import { isAbsolute, safeHref } from "./safe-href.ts";

const IMAGE = /\.(svg|png|webp|avif|jpe?g)$/i;

/** Address of an image that content names, as `media/images/…`, `/logo.svg` or whole; null for anything else. */
export function namedImage(content: string | null | undefined): string | null {
  const address = content && IMAGE.test(content) ? safeHref(content) : null;
  if (!address) return null;
  if (/^https?:/.test(address)) return mediaUrl(address);
  return isAbsolute(address) || address.startsWith("/") ? address : `/${address}`;
}

/** Address of an image of the site's own that content names; null for anything else. */
export function ownImage(content: string | null | undefined): string | null {
  const address = namedImage(content);
  return address && !isAbsolute(address) ? address : null;
}
