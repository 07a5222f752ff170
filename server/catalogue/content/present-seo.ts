import type { SeoTexts } from "#/server/platform/db/seo-texts.ts";
import { mediaPath } from "#/server/platform/media/media-path.ts";

/** What an editor wrote for robots and shares (contract §3.3); all null where nobody wrote anything. */
export const presentSeo = (seo: SeoTexts | null): SeoTexts => ({
  title: seo?.title ?? null,
  titleFr: seo?.titleFr ?? null,
  description: seo?.description ?? null,
  descriptionFr: seo?.descriptionFr ?? null,
  image: mediaPath(seo?.image ?? null),
});
