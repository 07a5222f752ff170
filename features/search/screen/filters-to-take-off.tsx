import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { EVERYTHING } from "../guided/guided-state.ts";
import type { ActiveFilter } from "../guided/use-active-filters.ts";
import { type SearchRoute, type SearchState, searchAddress } from "../search-state.ts";

/** Limit of filters to try without: each costs one request. */
const MOST_TRIED = 12;
/** Number of suggestions shown. */
const OFFERED = 4;

/** Renders suggestions when no track is found: filters to remove, each with the number of tracks found without it. */
export function FiltersToTakeOff({
  state,
  route,
  filters,
  onChange,
}: {
  state: SearchState;
  route: SearchRoute;
  filters: readonly ActiveFilter[];
  onChange: (state: SearchState) => void;
}) {
  const t = useTranslations("guided");
  const lang = useLang();
  const tried = filters
    .slice(0, MOST_TRIED)
    .map((filter) => ({ filter, without: { ...state, filters: filter.without } }));
  const totals = useQueries({
    queries: tried.map(({ without }) => ({
      queryKey: ["search-total", searchAddress(without, route, lang)],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await import("../search-data.ts")).fetchTotal(without, { lang, route, signal }),
      meta: { silent: true },
    })),
  });
  const ways = tried
    .map((one, index) => ({ ...one, total: totals[index]?.data ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, OFFERED);
  const isKnown = totals.every(({ isPending }) => !isPending);
  const noFilters = { ...EVERYTHING, order: state.filters.order };

  return (
    <Notice
      title={t("emptyTitle")}
      text={ways.length > 0 ? t("emptyOne") : isKnown ? t("emptyMany") : t("emptyText")}
    >
      {ways.map(({ filter, without, total }) => (
        <Button key={filter.key} kind="secondary" onClick={() => onChange(without)}>
          {t("loosen", {
            name: filter.isExcluded ? `${t("except")} ${filter.label}` : filter.label,
            count: total,
          })}
        </Button>
      ))}
      <Button
        kind={ways.length > 0 ? "quiet" : "primary"}
        onClick={() => onChange({ ...state, filters: noFilters })}
      >
        {t("clear")}
      </Button>
    </Notice>
  );
}
