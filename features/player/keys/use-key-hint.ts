import { useCallback } from "react";
import { usePreferences } from "#/lib/preferences.ts";

/** What a control says of the key that does the same. */
export interface KeyHint {
  title: string;
  /** Empty, or the title would be read after the words that it repeats. */
  "aria-description": "";
  "aria-keyshortcuts"?: string;
}

/**
 * Gives the hint of a control: on hover the sign of its key behind the words, to assistive technology `keys`, spelt as
 * `aria-keyshortcuts` is. Words alone for who switched keys off.
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
