"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { buttonStyle } from "#/components/button/button-style.ts";
import { Notice } from "#/components/notice/notice.tsx";
import { TrackListSkeleton } from "#/features/tracks/row-parts/track-list-skeleton.tsx";
import { Link } from "#/lib/i18n/navigation.ts";
import { OwnTimeZone } from "#/lib/i18n/own-time-zone.tsx";
import { HistoryBar } from "./history-bar.tsx";
import { HistoryList } from "./history-list.tsx";
import { type HistoryKind, historyQuery } from "./history-query.ts";

/** Screen of the listening or download history: by day, with search, playback, repeated downloads and clearing. */
export function HistoryScreen({ kind }: { kind: HistoryKind }) {
  const t = useTranslations("history");
  const [search, setSearch] = useState("");
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery(kind, search),
  );
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries) ?? [], [data]);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const total = data?.pages[0]?.total ?? 0;

  return (
    <div className="pb-12">
      <HistoryBar kind={kind} total={data ? total : null} search={search} onSearch={setSearch} />
      {isError ? (
        <div className="page-x">
          <Notice failed title={t("failed")} text={t("failedText")}>
            <Button onClick={() => refetch()}>{t("retry")}</Button>
          </Notice>
        </div>
      ) : !data ? (
        <TrackListSkeleton rows={8} showCover label={t("loading")} />
      ) : total > 0 ? (
        <OwnTimeZone>
          <HistoryList key={search} kind={kind} entries={entries} onEnd={onEnd} />
        </OwnTimeZone>
      ) : search ? (
        <div className="page-x">
          <Notice title={t("noMatch", { text: search })} text={t("noMatchText")}>
            <Button onClick={() => setSearch("")}>{t("showAll")}</Button>
          </Notice>
        </div>
      ) : (
        <div className="page-x">
          <Notice
            title={t(kind === "listened" ? "emptyListened" : "emptyDownloaded")}
            text={t(kind === "listened" ? "emptyListenedText" : "emptyDownloadedText")}
          >
            <Link href="/albums" className={buttonStyle("primary", 40)}>
              {t("browse")}
            </Link>
          </Notice>
        </div>
      )}
    </div>
  );
}
