import { ChevronDown, Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, useId, useState } from "react";
import type { Synonym } from "#/contract/synonym-search.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { opensElsewhere } from "#/lib/navigation/opens-elsewhere.ts";
import { type SearchState, searchAddress } from "../search-state.ts";
import { switchedSynonym } from "./switched-synonym.ts";

/** Number of words before the tracks on a phone, where the tracks come first; the others unfold. */
const ON_A_PHONE = 3;

/** Thickness of the word's own furrow, the thickest, in pixels. */
const THICKEST = 11;

/**
 * Renders the web of a text: a furrow to each word near it, thicker for nearer ones, in both languages. Each word can
 * be switched off and on; one that is off has a thin line and is struck. On a phone the nearest come first, the others
 * unfold.
 */
export function SynonymWeb({
  synonyms,
  state,
  onChange,
}: {
  synonyms: readonly Synonym[];
  state: SearchState;
  onChange: (state: SearchState) => void;
}) {
  const t = useTranslations("synonyms");
  const lang = useLang();
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  const other = lang === "fr" ? "en" : "fr";
  const id = useId();
  const [isFolded, setFolded] = useState(true);
  const more = synonyms.length - ON_A_PHONE;
  return (
    <>
      <ul
        id={id}
        aria-label={t("web", { word: state.text })}
        className="grid grid-cols-1 gap-x-10 @min-[600px]:grid-cols-2 @min-[960px]:grid-cols-3"
      >
        {synonyms.map(({ term, title, titleFr, weight }, index) => {
          const isUsed = !state.without.includes(term);
          const switched = switchedSynonym(state, term);
          const [own, foreign] = lang === "fr" ? [titleFr, title] : [title, titleFr];
          const thickness = isUsed ? Math.max(1.7, THICKEST * weight ** 2) : 0.8;
          return (
            <li
              key={term}
              className={`flex h-11 items-center gap-3 border-line border-b ${isFolded && index >= ON_A_PHONE ? "max-md:hidden" : ""}`}
            >
              <svg aria-hidden="true" width="56" height="16" viewBox="0 0 56 16" className="shrink-0">
                <rect
                  x="0"
                  y={8 - thickness / 2}
                  width="56"
                  height={thickness}
                  className={isUsed ? "fill-ink" : "fill-line2"}
                />
              </svg>
              <span className={`min-w-0 flex-1 truncate text-body ${isUsed ? "" : "text-ink3"}`}>
                <span className={isUsed ? "font-semibold" : "line-through"}>{own}</span>
                {foreign !== own && (
                  <span lang={other} className="text-ink3">
                    {" "}
                    {foreign}
                  </span>
                )}
              </span>
              <span className="text-ink3 text-small">
                <span className="sr-only">{t("near")} </span>
                {percent.format(weight)}
              </span>
              <IntentLink
                href={searchAddress(switched, "synonyms", lang)}
                rel="nofollow"
                aria-label={isUsed ? t("drop", { word: own }) : t("restore", { word: own })}
                onClick={(event: MouseEvent) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  onChange(switched);
                }}
                className="-mr-2 grid size-9 shrink-0 place-items-center rounded-control text-ink2 hover:text-ink max-md:size-11"
              >
                {isUsed ? (
                  <Minus aria-hidden="true" size={15} strokeWidth={2} />
                ) : (
                  <Plus aria-hidden="true" size={15} strokeWidth={2} />
                )}
              </IntentLink>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
          className="flex min-h-11 items-center gap-1.5 text-body text-ink2 md:hidden"
        >
          {t(isFolded ? "moreWords" : "fewerWords", { count: more })}
          <ChevronDown aria-hidden="true" size={16} className={isFolded ? "" : "rotate-180"} />
        </button>
      )}
    </>
  );
}
