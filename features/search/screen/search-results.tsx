import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { TrackListSkeleton } from "#/features/tracks/row-parts/track-list-skeleton.tsx";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { RowFits } from "../brief/row-fits.tsx";
import { TITLES_A_PAGE } from "../guided/guided-state.ts";
import type { ActiveFilter } from "../guided/use-active-filters.ts";
import { PastEnd } from "../past-end.tsx";
import type { FoundTrack, SearchPage } from "../search-page.ts";
import { type SearchRoute, type SearchState, searchAddress } from "../search-state.ts";
import { useFollowingPages } from "../use-following-pages.ts";
import { FiltersToTakeOff } from "./filters-to-take-off.tsx";
import { TextFindsNothing } from "./text-finds-nothing.tsx";
import type { DrawnSearch } from "./use-search.ts";

/** Renders the tracks found, or a message instead. The previous tracks stay until the requested ones have arrived. */
export function SearchResults({
  state,
  route,
  filters,
  page,
  drawn,
  isWaiting,
  isArriving,
  onRetry,
  onChange,
}: {
  state: SearchState;
  route: SearchRoute;
  filters: readonly ActiveFilter[];
  /** Undefined after a failure. */
  page: SearchPage | undefined;
  drawn: DrawnSearch;
  isWaiting: boolean;
  /** Whether the address has not been read yet, so that the server's page may be for another one. */
  isArriving: boolean;
  onRetry: () => void;
  onChange: (state: SearchState) => void;
}) {
  const t = useTranslations("guided");
  const inPages = useTranslations("pagination");
  const lang = useLang();
  // The message for an empty result names the current search: if it stayed while the next one loads, it would claim
  // that this finds nothing.
  const waiting = useSkeleton(isWaiting && (isArriving || !page?.tracks.length));
  const number = state.filters.page;
  const onPage = (next: number) => ({ ...state, filters: { ...state.filters, page: next } });
  const pages = pageCount(page?.total ?? 0, TITLES_A_PAGE);
  useFollowingPages(
    page && !isWaiting ? { tracks: page.tracks, page: number, total: page.total } : null,
    (next) => fetchTracks(onPage(next), route, lang),
  );
  if (waiting) return <TrackListSkeleton rows={TITLES_A_PAGE} label={t("loading")} showCover />;
  if (!page) {
    return (
      <div className="page-x">
        <Notice failed title={t("errorTitle")} text={t("errorText")}>
          <Button onClick={onRetry}>{t("retry")}</Button>
        </Notice>
      </div>
    );
  }
  if (page.tracks.length === 0) {
    return (
      <div className="page-x wrap-anywhere">
        {page.total > 0 ? (
          <PastEnd>
            <Button onClick={() => onChange(onPage(1))}>{inPages("firstPage")}</Button>
          </PastEnd>
        ) : filters.length > 0 ? (
          <FiltersToTakeOff state={state} route={route} filters={filters} onChange={onChange} />
        ) : (
          <TextFindsNothing
            // The web of synonyms above the tracks has links to restore the words that are switched off.
            state={route === "synonyms" ? { ...state, without: [] } : state}
            drawn={drawn}
          />
        )}
      </div>
    );
  }
  const { concepts } = page;
  return (
    <>
      <TrackList
        tracks={page.tracks}
        showCover
        showAlbum
        canHideHeard
        footer={
          concepts.length > 0
            ? (track: FoundTrack) => (
                <RowFits track={track} concepts={concepts} areSomeWhole={page.whole < page.total} />
              )
            : undefined
        }
      />
      <div className="page-x pt-8">
        <Pagination page={number} count={pages} hrefOf={(next) => searchAddress(onPage(next), route, lang)} />
      </div>
    </>
  );
}

const fetchTracks = async (state: SearchState, route: SearchRoute, lang: Lang) =>
  (await (await import("../search-data.ts")).fetchSearch(state, { lang, route, facets: false })).tracks;
