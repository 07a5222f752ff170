"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { ActiveChip } from "#/components/chip/active-chip.tsx";
import type { PlacementFilters as Filters } from "#/contract/placement.ts";
import { AddressQuery } from "#/lib/navigation/address-query.tsx";
import { useListQuery } from "#/lib/navigation/use-list-query.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import { PlacementFilters } from "./placement-filters.tsx";
import type { PlacementPage } from "./placement-list-data.ts";
import {
  type PlacementListState,
  readPlacementListState,
  writePlacementListState,
} from "./placement-list-state.ts";
import { PlacementResults } from "./placement-results.tsx";
import { useKindWord } from "./use-kind-word.ts";
import { usePlacementList } from "./use-placement-list.ts";

interface Props {
  /** Query for which the server rendered the page. */
  query?: string;
  /** The placements for that query, null after a failure. */
  placements: PlacementPage | null;
  /** The filters of the whole list, null after a failure. */
  filters: Filters | null;
  /** The filters that remain under those of the query, null if it has none. */
  narrowed?: Filters | null;
}

/** Renders the placement list. Its first content is part of the page; its state is the query of the address. */
export function PlacementList({ query: drawn = "", placements, filters, narrowed = null }: Props) {
  const t = useTranslations("placements");
  const kindWord = useKindWord();
  const { query, isArriving, follow, show: move } = useListQuery(drawn);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const state = readPlacementListState(new URLSearchParams(query));
  const show = (next: PlacementListState) => move(writePlacementListState(next));
  const given = readPlacementListState(new URLSearchParams(drawn));
  const list = usePlacementList(state, {
    isArriving,
    state: given,
    placements,
    filters: given.kind || given.year ? narrowed : filters,
  });
  const page = list.placements.data;
  const isKept = list.placements.isPlaceholderData;
  const active = [
    { name: "kind" as const, label: state.kind && kindWord(state.kind) },
    { name: "year" as const, label: state.year },
  ].filter(({ label }) => label);

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
              {t("showFilters", { count: active.length })}
            </Button>
            <section id={panel} aria-label={t("filters")} className={open ? "max-lg:mt-5" : "max-lg:hidden"}>
              <PlacementFilters
                state={state}
                filters={list.filters ?? filters}
                all={filters}
                onChange={show}
              />
            </section>
          </>
        )}
      </div>
      <section aria-label={t("title")} className="col-body">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b pb-3">
          <p aria-live="polite" className={`font-semibold text-reading ${isKept ? "text-ink3" : ""}`}>
            {page ? t("count", { count: page.total }) : "\u00a0"}
          </p>
          {active.length > 0 && (
            <ul className="flex flex-wrap items-center gap-2">
              {active.map(({ name, label }) => (
                <ActiveChip
                  key={name}
                  label={label}
                  removeLabel={t("remove", { name: label })}
                  onRemove={() => show({ ...state, [name]: "", page: 1 })}
                />
              ))}
            </ul>
          )}
        </div>
        <div aria-busy={isKept} className="aria-busy:opacity-50">
          <PlacementResults
            state={state}
            page={page}
            isFetching={list.placements.isFetching && !isKept}
            onRetry={() => list.placements.refetch()}
            onChange={show}
          />
        </div>
      </section>
    </div>
  );
}

export const PackedPlacementList = withPackedProps(PlacementList);
