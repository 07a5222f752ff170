import type { KeyboardEvent } from "react";

/** Submits the form of a text by Enter; Shift with it begins a new line. */
export function saveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey) return;
  // During composition Enter takes a word; Safari has ended it by then and tells it by the code alone.
  if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
