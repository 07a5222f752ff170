import type { KeyboardEvent } from "react";
import { isComposing } from "#/lib/keyboard/is-composing.ts";

/** Submits the form of a textarea by Enter; with Shift, Enter starts a new line. */
export function saveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey) return;
  if (isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
