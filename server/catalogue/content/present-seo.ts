import type { SeoTexts } from "#/server/platform/db/seo-texts.ts";
import { mediaPath } from "#/server/platform/media/media-path.ts";

/** Returns an editor's texts for search engines and shares (contract §3.3); all null without any. */
export const presentSeo = (seo: SeoTexts | null): SeoTexts => ({
  title: seo?.title ?? null,
  titleFr: seo?.titleFr ?? null,
  description: seo?.description ?? null,
  descriptionFr: seo?.descriptionFr ?? null,
  image: mediaPath(seo?.image ?? null),
});
