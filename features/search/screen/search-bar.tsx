import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#/components/button/button.tsx";
import { OrderSelect } from "#/components/order-select/order-select.tsx";
import { GUIDED_ORDERS, type GuidedState } from "../guided/guided-state.ts";
import type { SearchState } from "../search-state.ts";

/** Renders the line above the tracks: the button for the filters, the kinds of results, and the order. */
export function SearchBar({
  state: { text, filters },
  active,
  isPanelOpen,
  onPanel,
  onSheet,
  onChange,
  children,
}: {
  state: SearchState;
  /** Number of active filters. */
  active: number;
  isPanelOpen: boolean;
  onPanel: () => void;
  onSheet: () => void;
  onChange: (filters: GuidedState) => void;
  children?: ReactNode;
}) {
  const t = useTranslations("guided");
  const inBrief = useTranslations("brief");
  const label = (
    <>
      <SlidersHorizontal aria-hidden="true" size={16} />
      {t("showTerms", { count: active })}
    </>
  );
  return (
    <div className="mt-5 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3">
      <Button kind="secondary" aria-haspopup="dialog" onClick={onSheet} className="h-11 lg:hidden">
        {label}
      </Button>
      <Button
        kind="secondary"
        size={36}
        aria-expanded={isPanelOpen}
        aria-controls={isPanelOpen ? "search-filters" : undefined}
        onClick={onPanel}
        className="max-lg:hidden"
      >
        {isPanelOpen ? inBrief("hideFilters") : label}
      </Button>
      {children && <div className="min-w-0 max-md:order-last max-md:w-full">{children}</div>}
      <OrderSelect
        label={t("order")}
        value={filters.order}
        orders={GUIDED_ORDERS.map((order) => ({
          value: order,
          label: order === "catalogue" && text !== "" ? inBrief("byRelevance") : t(`orders.${order}`),
        }))}
        onChange={(order) => onChange({ ...filters, order, page: 1 })}
        className="ml-auto"
      />
    </div>
  );
}
