import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { EVERYTHING, type GuidedState, writeGuidedState } from "./guided-state.ts";
import type { ActiveFilter } from "./use-active-filters.ts";

/** Filters that are tried without, at most: one question each. */
const MOST_TRIED = 12;
/** Ways out that are offered. */
const OFFERED = 4;

/** No title is left: which filter to take off, and how many titles that would give. */
export function GuidedEmpty({
  filters,
  order,
  onChange,
}: {
  filters: readonly ActiveFilter[];
  order: GuidedState["order"];
  onChange: (state: GuidedState) => void;
}) {
  const t = useTranslations("guided");
  const tried = filters.slice(0, MOST_TRIED);
  const totals = useQueries({
    queries: tried.map(({ without }) => ({
      queryKey: ["guided-total", writeGuidedState(without)],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await import("./guided-data.ts")).fetchTotal(without, signal),
      meta: { silent: true },
    })),
  });
  const ways = tried
    .map((filter, index) => ({ filter, total: totals[index]?.data ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, OFFERED);
  const isKnown = totals.every(({ isPending }) => !isPending);

  return (
    <Notice
      title={t("emptyTitle")}
      text={ways.length > 0 ? t("emptyOne") : isKnown ? t("emptyMany") : t("emptyText")}
    >
      {ways.map(({ filter, total }) => (
        <Button key={filter.key} kind="secondary" onClick={() => onChange(filter.without)}>
          {t("loosen", {
            name: filter.isOut ? `${t("except")} ${filter.label}` : filter.label,
            count: total,
          })}
        </Button>
      ))}
      <Button kind={ways.length > 0 ? "quiet" : "primary"} onClick={() => onChange({ ...EVERYTHING, order })}>
        {t("clear")}
      </Button>
    </Notice>
  );
}
