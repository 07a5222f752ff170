"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { CardGrid } from "#/components/card-grid/card-grid.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { albumSlug } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { useRouteAhead } from "#/lib/navigation/use-route-ahead.ts";
import { AlbumCard } from "./album-card.tsx";
import { AlbumGridSkeleton } from "./album-grid-skeleton.tsx";
import type { AlbumPage } from "./album-list-data.ts";
import { ALBUMS_A_PAGE, ALL_ALBUMS, type AlbumListState, writeAlbumListState } from "./album-list-state.ts";
import { SLEEVE_WIDTH, useSharedSleeves } from "./use-shared-sleeves.ts";

/** Only the first sleeves are fetched with priority; more at once would delay each other. */
const FIRST = 2;

/** Renders the sleeves for a state of the list, or a skeleton, an empty list or an error. */
export function AlbumResults({
  state,
  page,
  isFetching,
  onRetry,
  onChange,
}: {
  state: AlbumListState;
  /** Undefined while it is being fetched and after a failure. */
  page: AlbumPage | undefined;
  isFetching: boolean;
  onRetry: () => void;
  onChange: (state: AlbumListState) => void;
}) {
  const t = useTranslations("albums");
  const lang = useLang();
  const waiting = useSkeleton(isFetching);
  const [first] = page?.albums ?? [];
  const shared = useSharedSleeves(page?.albums ?? [], lang, FIRST);
  useRouteAhead(
    first && hrefPath({ pathname: "/album/[slug]", params: { slug: albumSlug(first, lang) } }, lang),
  );

  if (waiting) return <AlbumGridSkeleton count={ALBUMS_A_PAGE} label={t("loading")} />;
  if (!page) {
    return (
      <Notice failed title={t("errorTitle")} text={t("errorText")}>
        <Button onClick={onRetry}>{t("retry")}</Button>
      </Notice>
    );
  }
  const { albums, total } = page;
  if (albums.length === 0) {
    return (
      <Notice title={t("emptyTitle")} text={t("emptyText")}>
        <Button onClick={() => onChange({ ...ALL_ALBUMS, order: state.order })}>{t("clear")}</Button>
      </Notice>
    );
  }
  return (
    <>
      <CardGrid label={t("title")}>
        {albums.map((album, index) => (
          <li key={album.id}>
            <AlbumCard
              album={album}
              lang={lang}
              level={2}
              width={SLEEVE_WIDTH}
              eager={index < FIRST}
              shared={shared(album)}
            />
          </li>
        ))}
      </CardGrid>
      <div className="pt-10">
        <Pagination
          page={state.page}
          count={pageCount(total, ALBUMS_A_PAGE)}
          hrefOf={(number) => `/${lang}/albums${writeAlbumListState({ ...state, page: number })}`}
        />
      </div>
    </>
  );
}
