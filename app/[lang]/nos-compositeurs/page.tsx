import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import { ComposerListPage } from "#/features/composers/composer-list-page.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("composers");
  return routeMetadata(parseLang((await params).lang), {
    page: "composers",
    path: "/nos-compositeurs",
    defaults: { title: `${t("title")} · ${houseName()}`, description: t("intro") },
  });
}

/** All composers (acceptance S3, S58); `drawn/nos-compositeurs` draws the selection in the address. */
export default async function ComposersPage({ params }: Props) {
  return <ComposerListPage lang={parseLang((await params).lang)} />;
}
