import { houseName } from "#/contract/house-name.ts";
import { isLang, type Lang } from "#/lib/i18n/lang.ts";
import { markup } from "#/lib/pages/markup-text.ts";
import { sharePicture } from "#/lib/pages/share-picture.ts";
import { EMBED_HEIGHT, EMBED_WIDTH, embedPath } from "./embed-link.ts";

/** Returns the language and slug of an album's or a track's page of this site; null for any other address. */
export function embeddedPage(site: string, address: string): { lang: Lang; slug: string } | null {
  const url = URL.parse(address);
  if (!url || url.host !== new URL(site).host) return null;
  const [, lang, slug] = /^\/([^/]+)\/albums?\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  if (!slug || !isLang(lang)) return null;
  try {
    return { lang, slug: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}

/** Returns the requested size, limited to the player's own; ignores an invalid size. */
function within(requested: string | null, own: number): number {
  const size = /^\d{1,5}$/.test(requested ?? "") ? Number(requested) : own;
  return Math.max(1, Math.min(size, own));
}

/** Returns the response of an oEmbed provider (oembed.com 1.0, type `rich`) for the player of a page. */
export function oembed(
  page: { lang: Lang; slug: string },
  {
    site,
    title,
    author,
    kind,
    asked,
  }: { site: string; title: string; author: string; kind: "album" | "track"; asked: URLSearchParams },
) {
  const width = within(asked.get("maxwidth"), EMBED_WIDTH);
  const height = within(asked.get("maxheight"), EMBED_HEIGHT[kind]);
  const picture = sharePicture(page.lang, kind, page.slug, title);
  return {
    type: "rich",
    version: "1.0",
    title,
    author_name: author,
    provider_name: houseName(),
    provider_url: site,
    cache_age: 3600,
    thumbnail_url: site + picture.url,
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
    html: markup`<iframe src="${site + embedPath(page.lang, page.slug)}" width="${width}" height="${height}" title="${title}" loading="lazy" allow="autoplay" style="border:0;max-width:100%"></iframe>`
      .text,
    width,
    height,
  };
}
