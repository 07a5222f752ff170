import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import { GuidedSearchPage } from "#/features/search/screen/guided-search-page.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("guided");
  return routeMetadata(parseLang((await params).lang), {
    page: "guided",
    path: "/search-guidee",
    defaults: { title: `${t("title")} · ${houseName()}`, description: t("everything") },
  });
}

/** All filters to choose from; `drawn/search-guidee` draws the choice in the address. */
export default async function GuidedSearchOfAll({ params }: Props) {
  return <GuidedSearchPage lang={parseLang((await params).lang)} />;
}
