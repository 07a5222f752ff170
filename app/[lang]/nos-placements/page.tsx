import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import { PlacementListPage } from "#/features/placements/placement-list-page.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("placements");
  return routeMetadata(parseLang((await params).lang), {
    page: "placements",
    path: "/nos-placements",
    defaults: { title: `${t("title")} · ${houseName()}`, description: t("intro") },
  });
}

/** All placements (acceptance S3, S58); `drawn/nos-placements` draws the selection in the address. */
export default async function PlacementsPage({ params }: Props) {
  return <PlacementListPage lang={parseLang((await params).lang)} />;
}
