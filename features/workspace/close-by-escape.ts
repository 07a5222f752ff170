import type { KeyboardEvent } from "react";
import { isComposing } from "#/lib/keyboard/is-composing.ts";

/** Returns a key handler that closes a form by Escape, without closing anything around it. */
export const closeByEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  close();
};
