import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AlbumCard } from "#/features/albums/album-card.tsx";
import { AlbumGrid } from "#/features/albums/album-grid.tsx";
import { searchResults } from "#/features/search/text/search-results.ts";
import { SearchScreen } from "#/features/search/text/search-screen.tsx";
import { readSearchState } from "#/features/search/text/search-state.ts";
import { searchText } from "#/features/search/text/search-text.ts";
import { NO_WAYS, searchWays } from "#/features/search/text/search-ways.ts";
import { searchPath } from "#/features/site/search-box/search-path.ts";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { pageMetadata } from "#/lib/seo.ts";

type Props = {
  params: Promise<{ lang: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Addresses of searches are without number: none is kept (docs/decisions: searches are drawn when asked for). */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const t = await getTranslations("search");
  const text = searchText(slug);
  const paths = { fr: searchPath(text, "fr") ?? "/", en: searchPath(text, "en") ?? "/" };
  return pageMetadata({
    lang: parseLang(lang),
    paths,
    title: `${t("title", { text })} · Sillon`,
    noIndex: true,
  });
}

/** Results of a text search, whatever its kind and page, in the HTML. */
export default async function SearchPage({ params, searchParams }: Props) {
  const { slug, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const text = searchText(slug);
  const path = searchPath(text, lang);
  if (!path) notFound();
  const { type, page, order, without } = await searchParams;
  const query = new URLSearchParams(
    Object.entries({ type, page, order, without }).flatMap(([key, value]) =>
      value ? [[key, [value].flat()[0] ?? ""]] : [],
    ),
  );
  const state = readSearchState(query);
  const results = await searchResults(text, state, type !== undefined);
  return (
    <SearchScreen
      text={text}
      lang={lang}
      path={path}
      state={state}
      results={results}
      ways={results ? await searchWays(text, results.page) : NO_WAYS}
      albums={(albums) => (
        <AlbumGrid>
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard album={album} lang={lang} level={2} width={240} />
            </li>
          ))}
        </AlbumGrid>
      )}
    />
  );
}
