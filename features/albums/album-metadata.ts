import type { Metadata } from "next";
import type { AlbumDetail } from "#/contract/album.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumDescription, albumName, coverPath, seoDescription, seoTitle } from "#/lib/i18n/localise.ts";
import { firstSentences, plainText } from "#/lib/plain-text.ts";
import { pageMetadata } from "#/lib/seo.ts";

/** Longest description that search engines show, in characters. */
const DESCRIPTION = 160;

/**
 * Metadata of an album's page: canonical is `/{lang}/album/{slug}` by whichever address one came. `trackSlug` is
 * the title that was asked for: its page has the same address in both languages.
 */
export function albumMetadata(album: AlbumDetail, lang: Lang, trackSlug: string | null = null): Metadata {
  const paths = { fr: `/album/${album.slugFr || album.slug}`, en: `/album/${album.slug || album.slugFr}` };
  const writers = album.writers.map((writer) => writer.name).join(", ");
  const name = albumName(album, lang);
  const metadata = pageMetadata({
    lang,
    paths: trackSlug ? { fr: `/album/${trackSlug}`, en: `/album/${trackSlug}` } : paths,
    title: (album.seo && seoTitle(album.seo, lang)) || [name, writers, "Sillon"].filter(Boolean).join(" · "),
    description:
      (album.seo && seoDescription(album.seo, lang)) ||
      firstSentences(plainText(albumDescription(album, lang) ?? ""), DESCRIPTION),
    image: album.seo?.image ?? coverPath(album, lang),
  });
  return { ...metadata, alternates: { ...metadata.alternates, canonical: `/${lang}${paths[lang]}` } };
}
