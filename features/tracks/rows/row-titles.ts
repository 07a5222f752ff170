import type { PointerEvent } from "react";

/**
 * Gives the buttons of the row under the pointer their words and their key as a title. Nobody sees one before, and as
 * part of the row it would be the words of its label a second time in every page.
 */
export function showTitles({ target }: PointerEvent<HTMLElement>): void {
  for (const button of buttonsOf(rowAt(target))) {
    const words = button.getAttribute("aria-label") ?? "";
    const key = button.getAttribute("aria-keyshortcuts");
    const title = key ? `${words} (${key})` : words;
    if (button.title === title) continue;
    button.title = title;
    // Empty, or the title would be read as a description: the same words again.
    button.setAttribute("aria-description", "");
  }
}

/** Takes them away when the pointer leaves the row. */
export function hideTitles({ target, relatedTarget }: PointerEvent<HTMLElement>): void {
  const row = rowAt(target);
  if (!row || (relatedTarget instanceof Node && row.contains(relatedTarget))) return;
  for (const button of buttonsOf(row)) {
    button.removeAttribute("title");
    button.removeAttribute("aria-description");
  }
}

const rowAt = (target: EventTarget) => (target instanceof Element ? target.closest("[data-track]") : null);

const buttonsOf = (row: Element | null) =>
  row?.querySelectorAll<HTMLElement>("[data-act][aria-label]:not([data-act='play'])") ?? [];
