import type { Metadata } from "next";
import { houseName } from "#/contract/house-name.ts";
import type { Placement } from "#/contract/placement.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstDescription, frenchFirstSlug, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { DESCRIPTION_LENGTH, firstSentences, plainText } from "#/lib/pages/plain-text.ts";
import { pageMetadata } from "#/lib/pages/seo.ts";
import { sharePicture } from "#/lib/pages/share-picture.ts";

/** Returns the metadata of a placement's page, with its share picture. */
export function placementMetadata(placement: Placement, lang: Lang): Metadata {
  const { slug, slugEn, client } = placement;
  const title = frenchFirstTitle(placement, lang);
  return pageMetadata({
    lang,
    paths: { fr: `/nos-placements/${slug}`, en: `/nos-placements/${slugEn || slug}` },
    title: [title, client, houseName()].filter(Boolean).join(" · "),
    description: firstSentences(plainText(frenchFirstDescription(placement, lang) ?? ""), DESCRIPTION_LENGTH),
    picture: sharePicture(lang, "placement", frenchFirstSlug(placement, lang), title),
  });
}
