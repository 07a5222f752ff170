"use client";

import { Search } from "lucide-react";
import { useEffect, useRef } from "react";

/** Maximum length of a search text. */
const LONGEST = 200;

/** Renders a field that searches within a list on submit; `text` is the current search text of the list. */
export function SearchField({
  text,
  onSearch,
  label,
  placeholder,
  submitLabel,
}: {
  text: string;
  onSearch: (text: string) => void;
  label: string;
  placeholder: string;
  submitLabel: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    // Only a different text replaces the field's value: the visitor may have typed before this code ran.
    if (field.current && shown.current !== text) field.current.value = text;
    shown.current = text;
  }, [text]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? "");
      }}
      className="flex h-10 items-center rounded-control border border-line2 bg-raised focus-within:border-ink max-md:h-11"
    >
      <input
        ref={field}
        type="search"
        name="search"
        defaultValue={text}
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        className="h-full min-w-0 flex-1 rounded-control bg-transparent pl-3 text-body placeholder:text-ink3 max-md:text-[16px]"
      />
      <button
        type="submit"
        aria-label={submitLabel}
        className="grid h-full w-10 place-items-center rounded-control"
      >
        <Search aria-hidden="true" size={17} strokeWidth={1.75} />
      </button>
    </form>
  );
}
