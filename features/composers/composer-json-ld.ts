import type { WriterDetail } from "#/contract/writer.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumName, albumSlug, frenchFirstSlug, writerBiography } from "#/lib/i18n/localise.ts";
import { wholeImageUrl } from "#/lib/pages/media.ts";
import { firstSentences, plainText } from "#/lib/pages/plain-text.ts";
import { isAbsolute, safeHref } from "#/lib/pages/safe-href.ts";

/** Width of the portrait for search engines, pixels. */
const PORTRAIT = 960;

/** Length of the biography for search engines: the page has the rest. */
const DESCRIPTION = 320;

/** Returns a composer as schema.org's Person with their albums; `site` is its address without a trailing slash. */
export function composerJsonLd(writer: WriterDetail, lang: Lang, site: string) {
  const url =
    site +
    hrefPath({ pathname: "/nos-compositeurs/[slug]", params: { slug: frenchFirstSlug(writer, lang) } }, lang);
  const websites = writer.websites
    .map((website) => safeHref(website.url))
    .filter((address) => address !== null && isAbsolute(address));
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    "@id": url,
    url,
    name: writer.name,
    givenName: writer.firstname ?? undefined,
    familyName: writer.lastname ?? undefined,
    description: firstSentences(plainText(writerBiography(writer, lang) ?? ""), DESCRIPTION) || undefined,
    image: writer.image ? wholeImageUrl(writer.image, PORTRAIT, site) : undefined,
    sameAs: websites.length > 0 ? websites : undefined,
    "@reverse": {
      byArtist: writer.albums.map((album) => ({
        "@type": "MusicAlbum",
        name: albumName(album, lang),
        url: `${site}/${lang}/album/${albumSlug(album, lang)}`,
      })),
    },
  };
}
