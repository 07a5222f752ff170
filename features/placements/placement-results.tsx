"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import { Skeleton } from "#/components/skeleton/skeleton.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { PlacementPage } from "./placement-list-data.ts";
import {
  ALL_PLACEMENTS,
  PLACEMENTS_A_PAGE,
  type PlacementListState,
  writePlacementListState,
} from "./placement-list-state.ts";
import { PlacementRow } from "./placement-row.tsx";

/** Renders the placements for a state of the list, or a skeleton, an empty list or an error. */
export function PlacementResults({
  state,
  page,
  isFetching,
  onRetry,
  onChange,
}: {
  state: PlacementListState;
  /** Undefined while it is being fetched and after a failure. */
  page: PlacementPage | undefined;
  isFetching: boolean;
  onRetry: () => void;
  onChange: (state: PlacementListState) => void;
}) {
  const t = useTranslations("placements");
  const lang = useLang();
  const waiting = useSkeleton(isFetching);

  if (waiting) return <PlacementSkeleton label={t("loading")} />;
  if (!page) {
    return (
      <div className="pt-6">
        <Notice failed title={t("errorTitle")} text={t("errorText")}>
          <Button onClick={onRetry}>{t("retry")}</Button>
        </Notice>
      </div>
    );
  }
  if (page.placements.length === 0) {
    return (
      <div className="pt-6">
        <Notice title={t("emptyTitle")} text={t("emptyText")}>
          <Button onClick={() => onChange(ALL_PLACEMENTS)}>{t("clear")}</Button>
        </Notice>
      </div>
    );
  }
  return (
    <>
      <ul aria-label={t("title")}>
        {page.placements.map((placement) => (
          <PlacementRow
            key={placement.id}
            placement={placement}
            lang={lang}
            level={2}
            withYear
            list={() => page.placements.flatMap(({ lead }) => (lead ? [playableOfTrack(lead)] : []))}
          />
        ))}
      </ul>
      <div className="pt-10">
        <Pagination
          page={state.page}
          count={pageCount(page.total, PLACEMENTS_A_PAGE)}
          hrefOf={(number) =>
            localPath("/nos-placements", lang) + writePlacementListState({ ...state, page: number })
          }
        />
      </div>
    </>
  );
}

/** Renders skeletons of the rows while they are being fetched. */
function PlacementSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: PLACEMENTS_A_PAGE }, (_, place) => place).map((place) => (
        <div key={place} className="flex min-h-[68px] items-center gap-5 border-line border-b">
          <Skeleton className="h-3 w-16 max-lg:hidden" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
          <Skeleton className="size-10" />
          <Skeleton className="h-6 flex-1 max-md:hidden" />
          <Skeleton className="size-10 rounded-full" />
        </div>
      ))}
    </div>
  );
}
