import type { KeyboardEvent } from "react";

/** Closes a form by Escape, which then closes nothing around it. */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent) => {
  // Not while letters are being put together: there Escape gives up a word.
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  close();
};
