"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { OrderSelect } from "#/components/order-select/order-select.tsx";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { AddressQuery } from "#/lib/navigation/address-query.tsx";
import { useListQuery } from "#/lib/navigation/use-list-query.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import { ActiveAlbumFilters } from "./active-album-filters.tsx";
import { AlbumFilters } from "./album-filters.tsx";
import type { AlbumPage, ListFilters } from "./album-list-data.ts";
import {
  ALBUM_ORDERS,
  type AlbumListState,
  isFiltered,
  readAlbumListState,
  writeAlbumListState,
} from "./album-list-state.ts";
import { AlbumResults } from "./album-results.tsx";
import { useAlbumList } from "./use-album-list.ts";

interface Props {
  /** Query for which the server rendered the page. */
  query?: string;
  /** The albums for that query, null after a failure. */
  albums: AlbumPage | null;
  /** The filters of the whole list, null after a failure. */
  filters: ListFilters | null;
  /** The filters that remain under those of the query, null if it has none. */
  narrowed?: ListFilters | null;
}

/** Renders the album list. Its first content is part of the page; its state is the query of the address. */
export function AlbumList({ query: drawn = "", albums, filters, narrowed = null }: Props) {
  const t = useTranslations("albums");
  const lang = useLang();
  const { query, isArriving, follow, show: move } = useListQuery(drawn);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const state = readAlbumListState(new URLSearchParams(query));
  const show = (next: AlbumListState) => move(writeAlbumListState(next));
  const given = readAlbumListState(new URLSearchParams(drawn));
  const list = useAlbumList(state, lang, {
    isArriving,
    state: given,
    albums,
    filters: isFiltered(given) ? narrowed : filters,
  });
  const page = list.albums.data;
  const isKept = list.albums.isPlaceholderData;
  const active = state.writers.length + state.terms.length + Number(state.search !== "");

  return (
    <div className="page-x page-grid items-start gap-y-6 pb-16">
      <AddressQuery onChange={follow} />
      <div className="col-margin">
        {filters && (
          <>
            <Button
              kind="secondary"
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => setOpen(!open)}
              className="max-md:h-11 lg:hidden"
            >
              <SlidersHorizontal aria-hidden="true" size={16} />
              {t("showFilters", { count: active })}
            </Button>
            <section
              id={panel}
              aria-label={t("filters")}
              className={`${open ? "max-lg:mt-5" : "max-lg:hidden"}`}
            >
              <AlbumFilters state={state} filters={list.filters ?? filters} all={filters} onChange={show} />
            </section>
          </>
        )}
      </div>
      <section aria-label={t("title")} className="col-body">
        <div className="mb-5 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b pb-3">
          <p aria-live="polite" className={`font-semibold text-reading ${isKept ? "text-ink3" : ""}`}>
            {page ? t("count", { count: page.total }) : " "}
          </p>
          <OrderSelect
            label={t("order")}
            value={state.order}
            orders={ALBUM_ORDERS.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
            onChange={(order) => show({ ...state, order, page: 1 })}
          />
        </div>
        {filters && (
          <div className="mb-5 empty:hidden">
            <ActiveAlbumFilters state={state} all={filters} now={list.filters} onChange={show} />
          </div>
        )}
        <div aria-busy={isKept} className="aria-busy:opacity-50">
          <AlbumResults
            state={state}
            page={page}
            isFetching={list.albums.isFetching && !isKept}
            onRetry={() => list.albums.refetch()}
            onChange={show}
          />
        </div>
      </section>
    </div>
  );
}

export const PackedAlbumList = withPackedProps(AlbumList);
