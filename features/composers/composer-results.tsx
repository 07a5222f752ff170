"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { CardGrid } from "#/components/card-grid/card-grid.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import { Skeleton } from "#/components/skeleton/skeleton.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { printsOf } from "./card-composer.ts";
import { ComposerCard } from "./composer-card.tsx";
import type { ComposerPage } from "./composer-list-data.ts";
import {
  ALL_COMPOSERS,
  COMPOSERS_A_PAGE,
  type ComposerListState,
  writeComposerListState,
} from "./composer-list-state.ts";

/** Renders the composers for a state of the list, or a skeleton, an empty list or an error. */
export function ComposerResults({
  state,
  page,
  isFetching,
  onRetry,
  onChange,
}: {
  state: ComposerListState;
  /** Undefined while it is being fetched and after a failure. */
  page: ComposerPage | undefined;
  isFetching: boolean;
  onRetry: () => void;
  onChange: (state: ComposerListState) => void;
}) {
  const t = useTranslations("composers");
  const lang = useLang();
  const waiting = useSkeleton(isFetching);

  if (waiting) return <ComposerSkeleton label={t("loading")} />;
  if (!page) {
    return (
      <Notice failed title={t("errorTitle")} text={t("errorText")}>
        <Button onClick={onRetry}>{t("retry")}</Button>
      </Notice>
    );
  }
  if (page.composers.length === 0) {
    return (
      <Notice title={t("emptyTitle")} text={t("emptyText")}>
        <Button onClick={() => onChange(ALL_COMPOSERS)}>{t("clear")}</Button>
      </Notice>
    );
  }
  const prints = printsOf(page.composers);
  return (
    <>
      <CardGrid label={t("title")}>
        {page.composers.map((composer) => (
          <li key={composer.id}>
            <ComposerCard
              composer={composer}
              prints={prints}
              said={t("tracks", { count: composer.trackCount })}
              lang={lang}
              level={2}
            />
          </li>
        ))}
      </CardGrid>
      <div className="pt-10">
        <Pagination
          page={state.page}
          count={pageCount(page.total, COMPOSERS_A_PAGE)}
          hrefOf={(number) =>
            localPath("/nos-compositeurs", lang) + writeComposerListState({ ...state, page: number })
          }
        />
      </div>
    </>
  );
}

/** Renders the grid while it is being fetched, with shapes for prints, names and counts. */
function ComposerSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <CardGrid>
        {Array.from({ length: COMPOSERS_A_PAGE }, (_, place) => place).map((place) => (
          <li key={place}>
            <Skeleton className="aspect-[168/63] w-full" />
            <Skeleton className="mt-3 h-3.5 w-3/5" />
            <Skeleton className="mt-2 h-3 w-2/5" />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
