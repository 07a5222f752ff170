import type { Metadata } from "next";
import type { Placement } from "#/contract/placement.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { coverPath, frenchFirstDescription, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { firstSentences, plainText } from "#/lib/plain-text.ts";
import { pageMetadata } from "#/lib/seo.ts";

/** Longest description that search engines show, in characters. */
const DESCRIPTION = 160;

/** Metadata of a placement's page; shared with its picture, else with the cover of the track heard. */
export function placementMetadata(placement: Placement, lang: Lang): Metadata {
  const { slug, slugEn, client, image } = placement;
  const [track] = placement.tracks;
  return pageMetadata({
    lang,
    paths: { fr: `/nos-placements/${slug}`, en: `/nos-placements/${slugEn || slug}` },
    title: [frenchFirstTitle(placement, lang), client, "Sillon"].filter(Boolean).join(" · "),
    description: firstSentences(plainText(frenchFirstDescription(placement, lang) ?? ""), DESCRIPTION),
    image: image ?? (track ? coverPath(track, lang) : null),
  });
}
