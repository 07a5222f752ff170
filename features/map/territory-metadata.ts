import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Lang } from "#/lib/i18n/lang.ts";
import { territoryTitle } from "#/lib/i18n/localise.ts";
import { pageMetadata } from "#/lib/seo.ts";
import { sharePicture } from "#/lib/share-picture.ts";
import type { Territory } from "./map-index.ts";

/** Metadata of a territory's page; without music it is no page for search engines. */
export async function territoryMetadata(territory: Territory, lang: Lang): Promise<Metadata> {
  const t = await getTranslations("map");
  const title = territoryTitle(territory, lang);
  const { kind, key, slugs, trackCount: count } = territory;
  // A continent and a region may share a name: their pages must not share a title.
  const kindName = kind === "country" ? null : t(`kinds.${kind}`);
  return pageMetadata({
    lang,
    paths: { fr: `/carte/${slugs.fr}`, en: `/carte/${slugs.en}` },
    title: [title, kindName, t("pageTitle"), "Sillon"].filter(Boolean).join(" · "),
    description: t("description", { title, count }),
    picture: sharePicture(lang, kind, key, title),
    noIndex: count === 0,
  });
}
