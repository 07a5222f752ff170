import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import type { Territory } from "#/features/map/reading/map-index.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { territoryTitle } from "#/lib/i18n/localise.ts";
import { pageMetadata } from "#/lib/pages/seo.ts";
import { sharePicture } from "#/lib/pages/share-picture.ts";

/** Returns the metadata of a territory's page; without music search engines must not index it. */
export async function territoryMetadata(territory: Territory, lang: Lang): Promise<Metadata> {
  const t = await getTranslations("map");
  const title = territoryTitle(territory, lang);
  const { kind, key, slugs, trackCount: count } = territory;
  // A continent and a region may have the same name: their pages must have different titles.
  const kindName = kind === "country" ? null : t(`kinds.${kind}`);
  return pageMetadata({
    lang,
    paths: { fr: `/carte/${slugs.fr}`, en: `/carte/${slugs.en}` },
    title: [title, kindName, t("pageTitle"), houseName()].filter(Boolean).join(" · "),
    description: t("description", { title, count }),
    picture: sharePicture(lang, kind, key, title),
    noIndex: count === 0,
  });
}
