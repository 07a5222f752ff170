import type { KeyboardEvent } from "react";

/** Submits the form of a text by Enter; Shift with it begins a new line. */
export function saveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // During composition Enter takes a word.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
