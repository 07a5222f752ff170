import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

/** Returns the metadata of the 404 page, as a document and within the site. */
export async function lostMetadata(lang: Lang): Promise<Metadata> {
  const t = await getTranslations("notFound");
  return routeMetadata(lang, {
    page: "notFound",
    path: null,
    defaults: { title: `${t("metaTitle")} · ${houseName()}` },
    noIndex: true,
  });
}
