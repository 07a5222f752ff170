"use client";

import { enterList } from "./row-focus.ts";
import { walkTo } from "./walked-row.ts";

/** Skip link past menus and filters to the first list of tracks; not focusable on a page without one (globals.css). */
export function SkipToList({ label }: { label: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads on within the page, by script to where no fragment could.
    <a
      href="#main"
      data-skip-to-list
      className="skip-link"
      onClick={(event) => {
        if (!enterList()) return;
        event.preventDefault();
        walkTo(document.activeElement);
      }}
    >
      {label}
    </a>
  );
}
