import { storedPath } from "./media.ts";
import { isAbsolute, safeHref } from "./safe-href.ts";

const IMAGE = /\.(svg|png|webp|avif|jpe?g)$/i;

/** Address of an image of the site's own that content names, as `media/images/…`; null for anything else. */
export function ownImage(content: string | null | undefined): string | null {
  const path = content && IMAGE.test(content) ? safeHref(storedPath(content)) : null;
  if (!path || isAbsolute(path)) return null;
  return path.startsWith("/") ? path : `/${path}`;
}
