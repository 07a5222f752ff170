import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
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
      <label className="flex items-center gap-2 text-small lg:ml-auto">
        <span className="text-ink3">{t("order")}</span>
        <select
          value={state.order}
          onChange={(event) => {
            const order = GUIDED_ORDERS.find((one) => one === event.target.value);
            if (order) onChange({ ...state, order, page: 1 });
          }}
          className="h-9 rounded-control border border-line2 bg-raised px-2 font-semibold text-body max-md:h-11 max-md:text-[16px]"
        >
          {GUIDED_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`orders.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
