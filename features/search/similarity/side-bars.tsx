import { useTranslations } from "next-intl";
import { SIDES, type Side } from "./similarity-state.ts";

/** Renders the similarity of two sounds on each side: three bars of 8 px with their figures (looks §5). */
export function SideBars({ reasons }: { reasons: Record<Side, number> }) {
  const t = useTranslations("similarity");
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)_24px] items-center gap-x-2 gap-y-1 text-label">
      {SIDES.map((side) => {
        const figure = Math.round(reasons[side] * 100);
        return (
          <div key={side} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt className="text-ink2">{t(`sides.${side}`)}</dt>
            <dd aria-hidden="true" className="h-2 bg-sunken">
              <span
                className="block h-full bg-[var(--mood-fill,var(--ink))]"
                style={{ width: `${figure}%` }}
              />
            </dd>
            <dd className="text-right font-semibold">{figure}</dd>
          </div>
        );
      })}
    </dl>
  );
}
