import { useCallback } from "react";
import { usePreferences } from "#/lib/preferences.ts";

/** Hint of a control about its key. */
export interface KeyHint {
  title: string;
  /** Empty, because a screen reader would otherwise read the title after the label that it repeats. */
  "aria-description": "";
  "aria-keyshortcuts"?: string;
}

/**
 * Returns the hint of a control: the key after the text in the tooltip, and `keys` for assistive technology, in the
 * syntax of `aria-keyshortcuts`. Only the text if keys are switched off.
 */
export function useKeyHint(): (words: string, sign: string, keys?: string) => KeyHint {
  const on = usePreferences((choices) => choices.keys);
  return useCallback(
    (words, sign, keys = sign) => ({
      "aria-description": "",
      ...(on ? { title: `${words} (${sign})`, "aria-keyshortcuts": keys } : { title: words }),
    }),
    [on],
  );
}
