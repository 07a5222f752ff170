import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#/components/button/button.tsx";
import { SEARCH_LENGTH } from "#/features/site/search-box/search-path.ts";

/** The brief in plain words, as it stands and to be changed. */
export function TextField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useTranslations("brief");
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    // Only another text takes the place of what stands there: somebody may have typed before this code came.
    if (field.current && shown.current !== text) field.current.value = text;
    shown.current = text;
  }, [text]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know the role but not the element. */}
      <form
        role="search"
        aria-label={t("field")}
        className="flex max-w-[860px] gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(field.current?.value ?? "");
        }}
      >
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            size={18}
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4"
          />
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={text}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_LENGTH}
            aria-label={t("field")}
            placeholder={t("placeholder")}
            className="h-12 w-full truncate rounded-control border border-line2 bg-raised pr-3 pl-11 text-body placeholder:text-ink3 max-md:text-reading"
          />
        </div>
        <Button type="submit" kind="secondary" size={48}>
          {t("submit")}
        </Button>
      </form>
    </>
  );
}
