import { useTranslations } from "next-intl";
import type { SearchExpansion } from "#/contract/search.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { type SearchState, searchAddress } from "../search-state.ts";
import { DropLink } from "./drop-link.tsx";

interface Props {
  state: SearchState;
  expansions: readonly SearchExpansion[];
  lang: Lang;
}

/** A word in the other language is shown in that language, and marked as such. */
function shownWord({ kind, title, titleFr, word }: SearchExpansion, lang: Lang) {
  const own = termTitle({ title, titleFr }, lang);
  if (kind !== "language" || own.toLowerCase() !== word.toLowerCase()) return { text: own, lang: undefined };
  return lang === "fr" ? { text: title, lang: "en" } : { text: titleFr, lang: "fr" };
}

/** Renders the additional search words, each with a link to remove it, and one link to restore all. */
export function SearchExpansions({ state, expansions, lang }: Props) {
  const t = useTranslations("search");
  const hrefOf = (without: readonly string[]) =>
    searchAddress({ ...state, without, filters: { ...state.filters, page: 1 } }, "text", lang);
  const chip = (expansion: SearchExpansion) => {
    const { text, lang: language } = shownWord(expansion, lang);
    return (
      <li
        key={`${expansion.word} ${expansion.term}`}
        className="flex h-[30px] items-center gap-1 rounded-control border border-line bg-sunken pl-2.5 text-small max-md:h-[38px]"
      >
        <span lang={language}>{text}</span>
        <DropLink
          href={hrefOf([...state.without, expansion.term])}
          label={t("dropExpansion", { name: text })}
        />
      </li>
    );
  };
  const typos = expansions.filter(({ kind }) => kind === "typo");
  const others = expansions.filter(({ kind }) => kind !== "typo");
  if (expansions.length === 0 && state.without.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-2">
      {[...Map.groupBy(typos, ({ word }) => word)].map(([word, members]) => (
        <ul
          key={word}
          aria-label={t("insteadOf", { word })}
          className="flex flex-wrap items-center gap-2 text-small"
        >
          <li aria-hidden="true" className="text-ink2 wrap-anywhere">
            {t("insteadOf", { word })}
          </li>
          {members.map(chip)}
        </ul>
      ))}
      {(others.length > 0 || state.without.length > 0) && (
        <ul aria-label={t("also")} className="flex flex-wrap items-center gap-2 text-small">
          {others.length > 0 && (
            <li aria-hidden="true" className="text-ink2">
              {t("also")}
            </li>
          )}
          {others.map(chip)}
          {state.without.length > 0 && (
            <li>
              <IntentLink href={hrefOf([])} rel="nofollow" className="text-link touch-target px-1">
                {t("restoreExpansions", { count: state.without.length })}
              </IntentLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
