import { useEffect, useEffectEvent } from "react";
import { ownKeys } from "#/features/player/keys/own-keys.ts";
import { usePreferences } from "#/lib/preferences.ts";
import type { AuditionActs } from "./use-audition-acts.ts";

/** What has uses of its own for Enter and Backspace. */
const PRESSED = "button, a[href], summary, select";
/** What has the page to itself. */
const APART = "[role=dialog], [role=menu]";

/** The keys of an audition, before all others while it goes on: one hand decides, the other rests. */
export function useAuditionKeys(isOn: boolean, acts: AuditionActs): void {
  const press = useEffectEvent(({ key, target, repeat }: KeyboardEvent): boolean => {
    const named: Record<string, () => void> = { Backspace: acts.undo, Enter: acts.keep, Escape: acts.end };
    const letters: Record<string, () => void> = { e: acts.next, n: acts.next, x: acts.away };
    const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (isIn(APART)) return false;
    const act =
      (key !== "Escape" && isIn(PRESSED) ? undefined : named[key]) ??
      (usePreferences.getState().keys ? letters[key.toLowerCase()] : undefined);
    // A key held down decides once.
    if (act && !repeat) act();
    return act !== undefined;
  });
  useEffect(() => (isOn ? ownKeys(press) : undefined), [isOn]);
}
