import { Feed } from "feed";
import type { Album } from "#/contract/album.ts";
import { houseName } from "#/contract/house-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumDescription, albumName, albumSlug } from "#/lib/i18n/localise.ts";
import { plainText } from "#/lib/pages/plain-text.ts";
import { type SharePicture, sharePicture } from "#/lib/pages/share-picture.ts";
import { albumShareLink } from "./share-link.ts";

/** Returns the newest albums as RSS 2.0 in one language; `site` is its address without a trailing slash. */
export function albumFeed(
  albums: readonly Album[],
  { site, lang, title, description }: { site: string; lang: Lang; title: string; description: string },
): string {
  const dates = albums.map(({ releaseDate }) => new Date(releaseDate ?? 0));
  const feed = new Feed({
    id: `${site}/${lang}`,
    link: `${site}/${lang}/albums`,
    title,
    description,
    language: lang,
    copyright: houseName(),
    favicon: `${site}/favicon.ico`,
    generator: "Sillon",
    feedLinks: { rss: `${site}/${lang}/rss.xml` },
    ...(dates[0] && { updated: dates[0] }),
  });
  for (const [index, album] of albums.entries()) {
    const name = albumName(album, lang);
    const slug = albumSlug(album, lang);
    const link = albumShareLink(site, lang, slug);
    feed.addItem({
      id: link,
      link,
      title: [name, album.writers.map((writer) => writer.name).join(", ")].filter(Boolean).join(" · "),
      description: plainText(albumDescription(album, lang) ?? ""),
      date: dates[index] ?? new Date(0),
      extensions: [mediaContent(site, sharePicture(lang, "album", slug, name))],
    });
  }
  return feed.rss2();
}

/**
 * Returns the picture of an album as Media RSS. An enclosure would need its length in bytes, and the picture is
 * only drawn on request.
 */
const mediaContent = (site: string, { url, type, width, height }: SharePicture) => ({
  name: "media:content",
  objects: {
    _attributes: {
      "xmlns:media": "http://search.yahoo.com/mrss/",
      url: site + url,
      type,
      medium: "image",
      width,
      height,
    },
  },
});
