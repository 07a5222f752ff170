import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { pageMetadata, routeTexts } from "#/lib/pages/seo.ts";

/** Metadata of a history page. */
export async function historyMetadata(
  lang: Lang,
  path: string,
  title: "listenedTitle" | "downloadedTitle",
): Promise<Metadata> {
  const t = await getTranslations("history");
  const texts = await routeTexts(lang, "histories");
  return pageMetadata({
    lang,
    paths: { fr: path, en: path },
    ...texts,
    // Both histories share their texts, so each title carries its own name.
    title: `${t(title)} · ${texts?.title ?? houseName()}`,
    noIndex: true,
  });
}
