"use client";

import { ArrowRight, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { Button } from "#/components/button/button.tsx";
import { SEARCH_LENGTH, searchPath } from "#/features/site/search-box/search-path.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";

/** The large search box; without words it only takes the focus (specification §2). */
export function HeroSearch({
  label,
  placeholder,
  submit,
}: {
  label: string;
  placeholder: string;
  submit: string;
}) {
  const lang = useLang();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);

  return (
    <search>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const path = searchPath(field.current?.value ?? "", lang);
          if (!path) return field.current?.focus();
          beginNavigation();
          router.push(path);
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
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_LENGTH}
            aria-label={label}
            placeholder={placeholder}
            className="h-12 w-full truncate rounded-control border border-line2 bg-raised pr-3 pl-11 text-body placeholder:text-ink3 max-md:text-reading"
          />
        </div>
        <Button type="submit" size={48} aria-label={submit} className="max-md:w-12 max-md:px-0">
          <span className="max-md:hidden">{submit}</span>
          <ArrowRight aria-hidden="true" size={18} className="md:hidden" />
        </Button>
      </form>
    </search>
  );
}
