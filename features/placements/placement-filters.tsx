"use client";

import { useTranslations } from "next-intl";
import { ChipGroup } from "#/components/chip/chip-group.tsx";
import type { PlacementFilters as Filters } from "#/contract/placement.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { PlacementListState } from "./placement-list-state.ts";
import { useKindWord } from "./use-kind-word.ts";

/**
 * Renders the filters of the placement list: one kind, one year. `all` are the filters of the whole list,
 * `filters` those of the state.
 */
export function PlacementFilters({
  state,
  filters,
  all,
  onChange,
}: {
  state: PlacementListState;
  filters: Filters;
  all: Filters;
  onChange: (state: PlacementListState) => void;
}) {
  const t = useTranslations("placements");
  const lang = useLang();
  const kindWord = useKindWord();
  const words = { moreLabel: (count: number) => t("more", { count }), fewerLabel: t("fewer") };
  const kinds = all.kinds.map(({ kind }) => ({
    slug: kind,
    title: kindWord(kind),
    count: filters.kinds.find((one) => one.kind === kind)?.count ?? 0,
  }));
  const years = all.years.map(({ year }) => ({
    slug: String(year),
    title: String(year),
    count: filters.years.find((one) => one.year === year)?.count ?? 0,
  }));

  return (
    <div className="flex flex-col gap-7">
      <ChipGroup
        legend={t("kind")}
        terms={kinds.toSorted((one, other) => one.title.localeCompare(other.title, lang))}
        chosen={[state.kind]}
        onToggle={(kind) => onChange({ ...state, kind: kind === state.kind ? "" : kind, page: 1 })}
        {...words}
      />
      <ChipGroup
        legend={t("year")}
        terms={years}
        chosen={[state.year]}
        onToggle={(year) => onChange({ ...state, year: year === state.year ? "" : year, page: 1 })}
        {...words}
      />
    </div>
  );
}
