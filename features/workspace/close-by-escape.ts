import type { KeyboardEvent } from "react";

/** Returns a key handler that closes a form by Escape, without closing anything around it. */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent) => {
  // Ignores Escape during composition, where it discards a word.
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  close();
};
