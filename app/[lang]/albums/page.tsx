import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { albumFiltersEndpoint, albumsEndpoint } from "#/contract/album.ts";
import { AlbumList } from "#/features/albums/album-list.tsx";
import { albumPage } from "#/features/albums/album-list-data.ts";
import { ALL_ALBUMS, albumListQuery } from "#/features/albums/album-list-state.ts";
import { CatalogueIndex } from "#/features/site/crawlers/catalogue-index.tsx";
import { cachedCall } from "#/lib/cached-call.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { routeMetadata } from "#/lib/seo.ts";
import { orNothing } from "#/lib/tolerant.ts";

type Props = { params: Promise<{ lang: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const KEPT = { tags: ["albums"], revalidate };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("albums");
  return routeMetadata(parseLang((await params).lang), {
    page: "albums",
    path: "/albums",
    defaults: { title: `${t("title")} · Sillon`, description: t("intro") },
  });
}

/** All albums; filters of the address are applied in the browser, over the first page that the HTML carries. */
export default async function AlbumsPage({ params }: Props) {
  const lang = parseLang((await params).lang);
  const t = await getTranslations("albums");
  const [albums, filters] = await Promise.all([
    orNothing(cachedCall(albumsEndpoint, { query: albumListQuery(ALL_ALBUMS, lang) }, KEPT), null, "Albums"),
    orNothing(cachedCall(albumFiltersEndpoint, {}, KEPT), null, "Filters of the albums"),
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["albums", "pagination"])}>
      <header className="page-x page-grid items-end gap-y-2 pt-8 pb-6 lg:pt-14 lg:pb-10">
        <h1 className="col-span-full text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="col-body max-w-[60ch] text-reading text-ink2">{t("intro")}</p>
      </header>
      <AlbumList albums={albums && albumPage(albums)} filters={filters} />
      <CatalogueIndex kind="albums" shown={albums?.["hydra:member"].length} lang={lang} />
    </MoreMessages>
  );
}
