import { useTranslations } from "next-intl";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { type SearchState, TRACK_ORDERS, writeSearchState } from "./search-state.ts";

/** The orders of the titles found, as links. */
export function SearchOrders({ path, state }: { path: string; state: SearchState }) {
  const t = useTranslations("search");
  return (
    <nav aria-label={t("order")}>
      <ul className="flex flex-wrap items-center gap-x-4 text-small">
        <li aria-hidden="true" className="text-ink3">
          {t("order")}
        </li>
        {TRACK_ORDERS.map((one) => (
          <li key={one}>
            <IntentLink
              href={path + writeSearchState({ ...state, page: 1, order: one })}
              aria-current={one === state.order ? "true" : undefined}
              className={`inline-block py-2 ${one === state.order ? "font-semibold underline underline-offset-4" : "text-ink2 hover:text-ink"}`}
            >
              {t(`orders.${one}`)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
