import { getTranslations } from "next-intl/server";
import { albumFiltersEndpoint, albumsEndpoint } from "#/contract/album.ts";
import { CatalogueIndex } from "#/features/site/crawlers/catalogue-index.tsx";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { call } from "#/lib/api/call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { pack } from "#/lib/pages/packed.ts";
import { PackedAlbumList } from "./album-list.tsx";
import { albumPage, listFilters } from "./album-list-data.ts";
import {
  albumFilterQuery,
  albumListQuery,
  isFiltered,
  readAlbumListState,
  writeAlbumListState,
} from "./album-list-state.ts";

const KEPT = { tags: ["albums"], revalidate: 300 };

/** Renders the album list for the `query` of the address; without a query the backend's responses are cached. */
export async function AlbumListPage({ lang, query = "" }: { lang: Lang; query?: string }) {
  const t = await getTranslations("albums");
  const state = readAlbumListState(new URLSearchParams(query));
  const ofAlbums = { query: albumListQuery(state, lang) };
  const [albums, filters, narrowed] = await Promise.all([
    withFallback(
      writeAlbumListState(state)
        ? call(albumsEndpoint, ofAlbums)
        : cachedCall(albumsEndpoint, ofAlbums, KEPT),
      null,
      "Albums",
    ),
    withFallback(cachedCall(albumFiltersEndpoint, {}, KEPT), null, "Filters of the albums"),
    isFiltered(state)
      ? withFallback(
          call(albumFiltersEndpoint, { query: albumFilterQuery(state) }),
          null,
          "Filters of some albums",
        )
      : null,
  ]);
  return (
    <MoreMessages messages={await pageMessages(lang, ["albums", "pagination"])}>
      <header className="page-x page-grid items-end gap-y-2 pt-8 pb-6 lg:pt-14 lg:pb-10">
        <h1 className="col-span-full text-[40px] leading-none md:text-h1">{t("title")}</h1>
        <p className="col-body max-w-[60ch] text-reading text-ink2">{t("intro")}</p>
      </header>
      <PackedAlbumList
        packed={pack({
          query,
          albums: albums && albumPage(albums),
          filters: filters && listFilters(filters, state.terms),
          narrowed: narrowed && listFilters(narrowed, state.terms),
        })}
      />
      <CatalogueIndex kind="albums" shown={albums?.["hydra:member"].length} lang={lang} />
    </MoreMessages>
  );
}
