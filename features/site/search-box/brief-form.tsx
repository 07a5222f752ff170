"use client";

import { ArrowRight, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#/components/button/button.tsx";
import { BRIEF_MAX_LENGTH } from "#/contract/search-length.ts";

/**
 * Renders the large field for a brief in plain words, on the home page and above every search.
 * @param text initial text of the field
 * @param action address of the form without scripts
 * @param onSearch is called with the text and the field, which may need the focus
 */
export function BriefForm({
  words: { label, placeholder, submit },
  text = "",
  action,
  kind,
  className = "",
  onSearch,
}: {
  words: Readonly<Record<"label" | "placeholder" | "submit", string>>;
  text?: string;
  action?: string;
  /** Style of its button. */
  kind?: "primary" | "secondary";
  className?: string;
  onSearch: (text: string, field: HTMLInputElement | null) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    // Only a different text replaces the field's value: the visitor may have typed before this code ran.
    if (field.current && shown.current !== text) field.current.value = text;
    shown.current = text;
  }, [text]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 know the role but not the element. */}
      <form
        role="search"
        aria-label={label}
        action={action}
        className={`flex gap-2 ${className}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(field.current?.value ?? "", field.current);
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
            maxLength={BRIEF_MAX_LENGTH}
            aria-label={label}
            placeholder={placeholder}
            className="h-12 w-full truncate rounded-control border border-line2 bg-raised pr-3 pl-11 text-body placeholder:text-ink3 max-md:text-reading"
          />
        </div>
        <Button type="submit" kind={kind} size={48} aria-label={submit} className="max-md:w-12 max-md:px-0">
          <span className="max-md:hidden">{submit}</span>
          <ArrowRight aria-hidden="true" size={18} className="md:hidden" />
        </Button>
      </form>
    </>
  );
}
