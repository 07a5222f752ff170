import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CardGrid } from "#/components/card-grid/card-grid.tsx";
import { houseName } from "#/contract/house-name.ts";
import { AlbumCard } from "#/features/albums/album-card.tsx";
import { readGuidedGroups } from "#/features/search/guided/read-guided-groups.ts";
import { KindScreen } from "#/features/search/screen/kind-screen.tsx";
import { readSearch } from "#/features/search/screen/read-search.ts";
import { PackedSearchScreen } from "#/features/search/screen/search-screen.tsx";
import { readSearchState } from "#/features/search/search-state.ts";
import { searchText } from "#/features/search/text/search-text.ts";
import { searchPath } from "#/features/site/search-box/search-path.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { queryOf } from "#/lib/navigation/query-of.ts";
import { pack } from "#/lib/pages/packed.ts";
import { pageMetadata, routeTexts } from "#/lib/pages/seo.ts";

type Props = {
  params: Promise<{ lang: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Addresses of searches are without number: none is kept (docs/decisions: searches are drawn when asked for). */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const t = await getTranslations("search");
  const text = searchText(slug);
  const texts = await routeTexts(lang, "search");
  const paths = { fr: searchPath(text, "fr") ?? "/", en: searchPath(text, "en") ?? "/" };
  return pageMetadata({
    lang,
    paths,
    ...texts,
    // Searches side by side are told apart by their words.
    title: texts ? t("titleOf", { page: texts.title, text }) : `${t("title", { text })} · ${houseName()}`,
    noIndex: true,
  });
}

/** Results of a text search, whatever its kind and page, in the HTML. */
export default async function SearchPage({ params, searchParams }: Props) {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const state = readSearchState(new URLSearchParams(await queryOf(searchParams)), searchText(slug));
  if (!searchPath(state.text, lang)) notFound();
  const [groups, read] = await Promise.all([readGuidedGroups(lang), readSearch(state, lang)]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["brief", "guided", "pagination", "search"])}>
      {read.areTracks ? (
        <PackedSearchScreen packed={pack({ route: "text", groups, drawn: read.drawn })} />
      ) : (
        <KindScreen
          lang={lang}
          found={read.found}
          albums={(albums) => (
            <CardGrid>
              {albums.map((album) => (
                <li key={album.id}>
                  <AlbumCard album={album} lang={lang} level={2} width={240} />
                </li>
              ))}
            </CardGrid>
          )}
        />
      )}
    </MoreMessages>
  );
}
