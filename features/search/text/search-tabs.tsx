import { useLocale, useTranslations } from "next-intl";
import type { SearchKind } from "#/contract/search.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { SEARCH_KINDS, type SearchState, searchAddress } from "../search-state.ts";

/** Renders the kinds of results with their numbers, as links; a kind without results is not a link. */
export function SearchTabs({
  state,
  kind,
  counts,
}: {
  state: SearchState;
  /** Kind shown. */
  kind: SearchKind;
  counts: Readonly<Record<SearchKind, number>>;
}) {
  const t = useTranslations("search");
  const lang = useLocale();
  const first = { ...state, filters: { ...state.filters, page: 1 } };
  return (
    <nav
      aria-label={t("kinds")}
      className="-m-1 max-w-[calc(100%+8px)] overflow-x-auto p-1 [scrollbar-width:none]"
    >
      <ul className="flex w-fit rounded-control border border-line2">
        {SEARCH_KINDS.map((one) => {
          const label = (
            <>
              {t(`kind.${one}`)} <span className={one === kind ? "" : "text-ink3"}>{counts[one]}</span>
            </>
          );
          const cell =
            "flex h-9 items-center gap-1.5 px-3.5 font-semibold text-small whitespace-nowrap max-md:h-11 max-md:gap-1 max-md:px-2";
          if (counts[one] === 0 && one !== kind) {
            return (
              <li key={one} className={`${cell} font-normal text-ink3`}>
                {label}
              </li>
            );
          }
          return (
            <li key={one}>
              <IntentLink
                href={searchAddress({ ...first, kind: one }, "text", lang)}
                aria-current={one === kind ? "page" : undefined}
                className={`${cell} ${one === kind ? "bg-ink text-onink" : "hover:bg-hover"}`}
              >
                {label}
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
