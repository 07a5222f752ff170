import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import { MapIntro } from "#/features/map/map-intro.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("map");
  return routeMetadata(parseLang((await params).lang), {
    page: "map",
    path: "/carte",
    defaults: { title: `${t("title")} · ${houseName()}`, description: t("intro") },
  });
}

/** The world map while no territory is chosen (acceptance S3, S59). */
export default async function MapPage({ params }: Props) {
  return <MapIntro lang={parseLang((await params).lang)} />;
}
