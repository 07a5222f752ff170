"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { BRIEF_MAX_LENGTH } from "#/contract/search-length.ts";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { usePreferences } from "#/lib/preferences.ts";
import { rememberSearch } from "./recent-searches.ts";
import { searchPath } from "./search-path.ts";

const SearchSuggestions = lazy(async () => ({
  default: (await import("./search-suggestions.tsx")).SearchSuggestions,
}));

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/**
 * Renders the header's search: with a text it leads to the results, without one it only takes the focus
 * (specification §2). The key «/» focuses it from anywhere (`shortcut`), unless single-key shortcuts are switched
 * off. Its suggestions load when it is first entered. Narrow headers fold it into its icon until then.
 */
export function SearchBox({
  shortcut = false,
  className = "",
  onSearch,
}: {
  shortcut?: boolean;
  className?: string;
  onSearch?: () => void;
}) {
  const t = useTranslations("header");
  const lang = useLocale();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const listId = useId();
  const hasKey = usePreferences((choices) => choices.keys) && shortcut;

  useEffect(() => {
    if (!hasKey) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [hasKey]);

  const go = (path: string) => {
    field.current?.blur();
    // Keyboard navigation continues from the results.
    document.getElementById("main")?.focus({ preventScroll: true });
    beginNavigation();
    router.push(path);
    onSearch?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? "";
    const path = searchPath(text, lang);
    if (!path) return field.current?.focus();
    rememberSearch(text);
    go(path);
  };

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know the role but not the element. */}
      <form
        role="search"
        onSubmit={submit}
        className="relative flex h-9 items-center rounded-control border border-line2 bg-sunken text-ink3 transition-colors focus-within:border-ink focus-within:bg-raised has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink hover:border-ink dark:bg-raised"
      >
        <button
          type="submit"
          aria-label={t("search")}
          className="grid h-full w-9 shrink-0 place-items-center rounded-control hover:text-ink"
        >
          <Search aria-hidden="true" size={16} strokeWidth={2} />
        </button>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-controls={listId}
          aria-autocomplete="list"
          onFocus={() => setEntered(true)}
          inputMode="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={BRIEF_MAX_LENGTH}
          aria-label={t("searchField")}
          aria-keyshortcuts={hasKey ? "/" : undefined}
          title={hasKey ? `${t("search")} (/)` : undefined}
          placeholder={t("searchPlaceholder")}
          className="h-full w-full min-w-0 rounded-control bg-transparent pr-1 text-body outline-none text-ink placeholder:text-ink3 max-md:text-reading"
        />
        {hasKey && (
          <span
            aria-hidden="true"
            className="pointer-events-none mr-2 grid size-[18px] shrink-0 place-items-center rounded-control border border-line2 font-sans text-[11px] max-[1359px]:hidden"
          >
            /
          </span>
        )}
        {entered && (
          <Suspense fallback={null}>
            <LazyMessages names={["suggestions"]}>
              <SearchSuggestions id={listId} field={field} onChoose={go} />
            </LazyMessages>
          </Suspense>
        )}
      </form>
    </div>
  );
}
