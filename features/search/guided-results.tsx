"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { TrackList } from "#/features/tracks/track-list.tsx";
import { TrackListSkeleton } from "#/features/tracks/track-list-skeleton.tsx";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { TrackPage } from "./guided-data.ts";
import { EVERYTHING, type GuidedState, TITLES_A_PAGE, writeGuidedState } from "./guided-state.ts";

/** The titles that the chosen terms leave, or what stands in their place. */
export function GuidedResults({
  state,
  page,
  isFetching,
  onRetry,
  onChange,
}: {
  state: GuidedState;
  /** Undefined while it is fetched and after it failed. */
  page: TrackPage | undefined;
  isFetching: boolean;
  onRetry: () => void;
  onChange: (state: GuidedState) => void;
}) {
  const t = useTranslations("guided");
  const lang = useLang();
  const waiting = useSkeleton(isFetching);
  if (waiting) return <TrackListSkeleton rows={TITLES_A_PAGE} label={t("loading")} showCover />;
  if (!page || page["hydra:member"].length === 0) {
    return (
      <div className="page-x">
        {page ? (
          <Notice title={t("emptyTitle")} text={t("emptyText")}>
            <Button onClick={() => onChange(EVERYTHING)}>{t("clear")}</Button>
          </Notice>
        ) : (
          <Notice failed title={t("errorTitle")} text={t("errorText")}>
            <Button onClick={onRetry}>{t("retry")}</Button>
          </Notice>
        )}
      </div>
    );
  }
  return (
    <>
      <TrackList tracks={page["hydra:member"]} showCover showAlbum />
      <div className="page-x pt-8">
        <Pagination
          page={state.page}
          count={pageCount(page["hydra:totalItems"], TITLES_A_PAGE)}
          hrefOf={(number) => `/${lang}/search-guidee${writeGuidedState({ ...state, page: number })}`}
        />
      </div>
    </>
  );
}
