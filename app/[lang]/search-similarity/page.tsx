import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import { readGuidedGroups } from "#/features/search/guided/read-guided-groups.ts";
import { SimilaritySearch } from "#/features/search/similarity/similarity-search.tsx";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("similarity");
  return routeMetadata(parseLang((await params).lang), {
    page: "similarity",
    path: "/search-similarity",
    defaults: { title: `${t("title")} · ${houseName()}`, description: t("intro") },
  });
}

/** The fields for the sound to compare with, and the filters; the search itself is made in the browser. */
export default async function SimilarityPage({ params }: Props) {
  const lang = parseLang((await params).lang);
  const groups = await readGuidedGroups(lang);
  return (
    <MoreMessages messages={await pageMessages(lang, ["guided", "pagination", "similarity"])}>
      <SimilaritySearch groups={groups} />
    </MoreMessages>
  );
}
