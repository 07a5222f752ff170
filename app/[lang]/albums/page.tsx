import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { houseName } from "#/contract/house-name.ts";
import { AlbumListPage } from "#/features/albums/album-list-page.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/pages/seo.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("albums");
  return routeMetadata(parseLang((await params).lang), {
    page: "albums",
    path: "/albums",
    defaults: { title: `${t("title")} · ${houseName()}`, description: t("intro") },
  });
}

/** All albums; `drawn/albums` draws the selection in the address. */
export default async function AlbumsPage({ params }: Props) {
  return <AlbumListPage lang={parseLang((await params).lang)} />;
}
