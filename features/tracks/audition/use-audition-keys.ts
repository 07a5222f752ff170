import { useEffect, useEffectEvent } from "react";
import { ownKeys } from "#/features/player/keys/own-keys.ts";
import { usePreferences } from "#/lib/preferences.ts";
import type { AuditionActs } from "./use-audition-acts.ts";

/** Elements with actions of their own on Enter and Backspace. */
const PRESSED = "button, a[href], summary, select";
/** Modal elements. */
const APART = "[role=dialog], [role=menu]";

/** Handles the keys of an audition, before all other handlers. */
export function useAuditionKeys(isOn: boolean, acts: AuditionActs): void {
  const press = useEffectEvent(({ key, target, repeat }: KeyboardEvent): boolean => {
    const named: Record<string, () => void> = { Backspace: acts.undo, Enter: acts.keep, Escape: acts.end };
    const letters: Record<string, () => void> = { e: acts.next, n: acts.next, x: acts.away };
    const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (isIn(APART)) return false;
    const act =
      (key !== "Escape" && isIn(PRESSED) ? undefined : named[key]) ??
      (usePreferences.getState().keys ? letters[key.toLowerCase()] : undefined);
    // A held key decides only once.
    if (act && !repeat) act();
    return act !== undefined;
  });
  useEffect(() => (isOn ? ownKeys(press) : undefined), [isOn]);
}
