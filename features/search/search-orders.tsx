import { useTranslations } from "next-intl";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { FIRST_SEARCH, TRACK_ORDERS, type TrackOrder, writeSearchState } from "./search-state.ts";

/** The orders of the titles found, as links. */
export function SearchOrders({ path, order }: { path: string; order: TrackOrder }) {
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
              href={path + writeSearchState({ ...FIRST_SEARCH, order: one })}
              aria-current={one === order ? "true" : undefined}
              className={`inline-block py-2 ${one === order ? "font-semibold underline underline-offset-4" : "text-ink2 hover:text-ink"}`}
            >
              {t(`orders.${one}`)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
