import { useTranslations } from "next-intl";
import type { Synonym } from "#/contract/synonym-search.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { type SearchState, searchAddress, WHOLE_CATALOGUE } from "../search-state.ts";
import { SynonymWeb } from "./synonym-web.tsx";

/** Renders the start of the search by synonyms (S61): the web of the words near the text; without a text, examples. */
export function NearSection({
  state,
  synonyms,
  hasSeveral,
  onChange,
  onRestore,
}: {
  state: SearchState;
  /** Undefined while unknown. */
  synonyms: readonly Synonym[] | undefined;
  /** Whether they are near several single words of the text, not the whole. */
  hasSeveral: boolean;
  onChange: (state: SearchState) => void;
  /** Like `onChange`, from a button that disappears with the change. */
  onRestore: (state: SearchState) => void;
}) {
  const t = useTranslations("synonyms");
  const lang = useLang();
  if (state.text === "") {
    return (
      <div className="mt-4">
        <h2 className="text-h2">{t("title")}</h2>
        <p className="mt-1 max-w-[60ch] text-body text-ink2">{t("intro")}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-body">
          <span className="text-ink3">{t("examples")}</span>
          {t("exampleWords")
            .split(",")
            .map((word) => (
              <IntentLink
                key={word}
                href={searchAddress({ ...WHOLE_CATALOGUE, text: word }, "synonyms", lang)}
                className="text-link touch-target"
              >
                {word}
              </IntentLink>
            ))}
        </p>
      </div>
    );
  }
  if (!synonyms) return null;
  if (synonyms.length === 0) return <p className="mt-6 text-body text-ink2">{t("noWeb")}</p>;
  const whole = { ...state, without: [], filters: { ...state.filters, page: 1 } };
  return (
    <section aria-label={t("web", { word: state.text })} className="@container mt-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2 wrap-anywhere">
          {hasSeveral ? t("webOfSeveral") : t("webTitle", { word: state.text })}
        </h2>
        {state.without.length > 0 && (
          <button
            type="button"
            onClick={() => onRestore(whole)}
            className="text-link touch-target text-small"
          >
            {t("restoreAll")}
          </button>
        )}
      </div>
      <SynonymWeb synonyms={synonyms} state={state} onChange={onChange} />
    </section>
  );
}
