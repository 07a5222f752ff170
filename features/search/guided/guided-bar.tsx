import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { OrderSelect } from "#/components/order-select/order-select.tsx";
import { GUIDED_ORDERS, type GuidedState } from "./guided-state.ts";

/** The line over the titles: the way to the filters where no panel shows them, and the order. */
export function GuidedBar({
  state,
  active,
  onOpen,
  onChange,
}: {
  state: GuidedState;
  /** Filters that are on. */
  active: number;
  onOpen: () => void;
  onChange: (state: GuidedState) => void;
}) {
  const t = useTranslations("guided");
  return (
    <div className="mt-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Button kind="secondary" aria-haspopup="dialog" onClick={onOpen} className="h-11 lg:hidden">
        <SlidersHorizontal aria-hidden="true" size={16} />
        {t("showTerms", { count: active })}
      </Button>
      <OrderSelect
        label={t("order")}
        value={state.order}
        orders={GUIDED_ORDERS.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
        onChange={(order) => onChange({ ...state, order, page: 1 })}
        className="lg:ml-auto"
      />
    </div>
  );
}
