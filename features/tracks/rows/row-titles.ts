import type { PointerEvent } from "react";

/**
 * Adds tooltips with label and key to the buttons of the row under the pointer. Only then, because in the HTML they
 * would repeat the label of every button.
 */
export function showTitles({ target }: PointerEvent<HTMLElement>): void {
  for (const button of buttonsOf(rowAt(target))) {
    const words = button.getAttribute("aria-label") ?? "";
    const key = button.getAttribute("aria-keyshortcuts");
    const title = key ? `${words} (${key})` : words;
    if (button.title === title) continue;
    button.title = title;
    // Empty, because a screen reader would otherwise read the tooltip as a description that repeats the label.
    button.setAttribute("aria-description", "");
  }
}

/** Removes the tooltips when the pointer leaves the row. */
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
