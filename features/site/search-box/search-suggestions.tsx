import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { type ReadConcept, readConcepts } from "./read-concepts.ts";
import { forgetSearches, recentSearches } from "./recent-searches.ts";
import { recentOptions, type SuggestedOption, suggestedOptions } from "./suggested-options.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useTypedText } from "./use-typed-text.ts";

const NONE: SuggestedOption[] = [];
const NOTHING_READ: ReadConcept[] = [];
const SEVERAL_WORDS = /\S\s+\S/;
const FRESH = 300_000;

/**
 * Renders the suggestions below a search box: terms, tracks, albums and composers of the catalogue; before
 * anything is typed the last searches of this device; for several words also their concepts. Loaded when the box
 * is first entered.
 */
export function SearchSuggestions({
  id,
  field,
  onChoose,
}: {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  onChoose: (path: string) => void;
}) {
  const t = useTranslations("suggestions");
  const lang = useLang();
  const text = useTypedText(field);
  const [recent, setRecent] = useState(recentSearches);
  const { data = NONE, isPlaceholderData } = useQuery({
    queryKey: ["suggestions", lang, text],
    queryFn: ({ signal }) => suggestedOptions(text, lang, signal),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    staleTime: FRESH,
    meta: { silent: true },
  });
  const { data: concepts = NOTHING_READ } = useQuery({
    queryKey: ["read-concepts", lang, text],
    queryFn: ({ signal }) => readConcepts(text, lang, signal),
    enabled: SEVERAL_WORDS.test(text),
    staleTime: FRESH,
    meta: { silent: true },
  });
  const understood = concepts
    .map(({ name, isExcluded }) => (isExcluded ? t("except", { name }) : name))
    .join(" · ");
  const options = text === "" ? recentOptions(recent, lang) : data;
  const optionId = (index: number) => `${id}-${index}`;
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    close();
    onChoose(option.path);
  };
  const { isOpen, isShown, active, close } = useListKeys(field, {
    id,
    count: options.length,
    optionId,
    onChoose: choose,
    onOpen: () => setRecent(recentSearches()),
  });

  return (
    <>
      <p role="status" className="sr-only">
        {isShown && !isPlaceholderData ? t("count", { count: options.length }) : ""}
        {isOpen && understood && ` ${t("understood", { concepts: understood })}`}
      </p>
      <div
        hidden={!isShown && !(isOpen && understood)}
        className="absolute top-full right-0 z-50 mt-1.5 w-[min(440px,calc(100vw-32px))] rounded-control border border-line2 bg-raised py-1.5 text-ink max-md:left-0 max-md:w-full"
      >
        {text === "" && (
          <div className="flex items-baseline justify-between gap-4 px-3 pb-1">
            <p className="text-ink3 text-label">{t("recent")}</p>
            <button
              type="button"
              tabIndex={-1}
              className="text-link touch-target text-label"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              {t("forget")}
            </button>
          </div>
        )}
        <div id={id} role="listbox" aria-label={text === "" ? t("recent") : t("label")}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
            <div
              key={option.key}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className={`flex min-h-9 cursor-pointer items-baseline gap-3 px-3 py-2 text-body hover:bg-hover max-md:min-h-11 ${index === active ? "bg-ink text-onink hover:bg-ink" : ""}`}
            >
              <span className="min-w-0 flex-1 truncate">
                <b className="font-semibold">{option.title}</b>
                {option.note && <span className={index === active ? "" : "text-ink3"}> {option.note}</span>}
              </span>{" "}
              {option.kind !== "recent" && (
                <span className={`shrink-0 text-label ${index === active ? "" : "text-ink3"}`}>
                  {t(`kinds.${option.kind}`)}
                </span>
              )}
            </div>
          ))}
        </div>
        {understood && (
          <p className="border-line px-3 py-2 text-ink2 text-small not-first:border-t">
            {t("understood", { concepts: understood })}
          </p>
        )}
      </div>
    </>
  );
}
