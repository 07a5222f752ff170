import { useTranslations } from "next-intl";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { type SearchRoute, type SearchState, searchAddress } from "../search-state.ts";

const ROUTES = ["text", "guided", "synonyms"] as const satisfies readonly SearchRoute[];

/** Renders links to the same search with its results (only if it has a text), its filters or its near words first. */
export function RouteLinks({ route, state }: { route: SearchRoute; state: SearchState }) {
  const t = useTranslations("brief");
  const lang = useLang();
  return (
    <nav aria-label={t("routes")} className="mb-3">
      <ul className="flex flex-wrap gap-x-5 text-small">
        {ROUTES.filter((one) => one !== "text" || state.text !== "").map((one) => (
          <li key={one}>
            <IntentLink
              href={searchAddress(state, one, lang)}
              rel="nofollow"
              aria-current={one === route ? "page" : undefined}
              className="touch-target inline-block border-b-2 border-transparent py-1.5 text-ink2 hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`route.${one}`)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
