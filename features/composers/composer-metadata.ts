import type { Metadata } from "next";
import { houseName } from "#/contract/house-name.ts";
import type { WriterDetail } from "#/contract/writer.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstSlug, seoDescription, seoTitle, writerBiography } from "#/lib/i18n/localise.ts";
import { DESCRIPTION_LENGTH, firstSentences, plainText } from "#/lib/pages/plain-text.ts";
import { pageMetadata } from "#/lib/pages/seo.ts";
import { sharePicture } from "#/lib/pages/share-picture.ts";

/** Returns the metadata of a composer's page, with its share picture. */
export function composerMetadata(writer: WriterDetail, lang: Lang): Metadata {
  const { seo, slug, slugEn, name } = writer;
  return pageMetadata({
    lang,
    paths: { fr: `/nos-compositeurs/${slug}`, en: `/nos-compositeurs/${slugEn || slug}` },
    title: (seo && seoTitle(seo, lang)) || `${name} · ${houseName()}`,
    description:
      (seo && seoDescription(seo, lang)) ||
      firstSentences(plainText(writerBiography(writer, lang) ?? ""), DESCRIPTION_LENGTH),
    image: seo?.image ?? null,
    picture: sharePicture(lang, "composer", frenchFirstSlug(writer, lang), name),
  });
}
