import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { TrackList } from "#/features/tracks/track-list.tsx";
import { TrackListSkeleton } from "#/features/tracks/track-list-skeleton.tsx";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { PastEnd } from "../past-end.tsx";
import { useFollowingPages } from "../use-following-pages.ts";
import { GuidedEmpty } from "./guided-empty.tsx";
import type { GuidedPage } from "./guided-page.ts";
import { type GuidedState, TITLES_A_PAGE, writeGuidedState } from "./guided-state.ts";
import type { ActiveFilter } from "./use-active-filters.ts";

/** The titles that the filters leave, or what stands in their place. */
export function GuidedResults({
  state,
  filters,
  page,
  isWaiting,
  onRetry,
  onChange,
}: {
  state: GuidedState;
  filters: readonly ActiveFilter[];
  /** Undefined after it could not be had. */
  page: GuidedPage | undefined;
  isWaiting: boolean;
  onRetry: () => void;
  onChange: (state: GuidedState) => void;
}) {
  const t = useTranslations("guided");
  const inPages = useTranslations("pagination");
  const lang = useLang();
  const waiting = useSkeleton(isWaiting);
  const hrefOf = (number: number) => `/${lang}/search-guidee${writeGuidedState({ ...state, page: number })}`;
  const pages = pageCount(page?.total ?? 0, TITLES_A_PAGE);
  useFollowingPages(page && !isWaiting ? { tracks: page.tracks, page: state.page, pages } : null, (next) =>
    fetchTracks({ ...state, page: next }),
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
      <div className="page-x">
        {page.total === 0 ? (
          <GuidedEmpty filters={filters} order={state.order} onChange={onChange} />
        ) : (
          <PastEnd>
            <Button onClick={() => onChange({ ...state, page: 1 })}>{inPages("firstPage")}</Button>
          </PastEnd>
        )}
      </div>
    );
  }
  return (
    <>
      <TrackList tracks={page.tracks} showCover showAlbum canHideHeard />
      <div className="page-x pt-8">
        <Pagination page={state.page} count={pages} hrefOf={hrefOf} />
      </div>
    </>
  );
}

const fetchTracks = async (state: GuidedState) =>
  (await (await import("./guided-data.ts")).fetchGuided(state)).tracks;
