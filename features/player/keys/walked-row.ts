import { usePlayer } from "../store.ts";
import { placeOf, rowOf } from "./row-focus.ts";

/** Keys that move from row to row; other focus changes, by Tab too, do not count. */
export const STEPS: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Home", "End"]);

let walked: HTMLElement | null = null;
let stepping = false;

/**
 * The row, or the version's line below it, that the listener is walking through: an arrow key moved the focus there,
 * without a press or another sound since. Keys act on its track, otherwise on the current sound.
 */
export function walkedRow(): HTMLElement | null {
  return walked?.isConnected && walked.contains(document.activeElement) ? walked : null;
}

/** Follows the walk from now on. Returns a function that stops it. */
export function watchWalk(): () => void {
  const stop = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, handle, { capture: true, signal: stop.signal });
  walked = null;
  on("keydown", ({ key }) => {
    stepping = STEPS.has(key);
  });
  on("pointerdown", () => {
    stepping = false;
    walked = null;
  });
  on("focusin", ({ target }) => {
    const place = placeOf(target);
    // Closing the versions returns the focus to their row, and the walk continues there.
    if (stepping || (place && rowOf(place) === rowOf(walked))) walked = place;
    else if (place !== walked) walked = null;
  });
  stop.signal.addEventListener(
    "abort",
    usePlayer.subscribe(({ current }, before) => {
      if (current !== before.current) walked = null;
    }),
  );
  return () => stop.abort();
}

/**
 * Marks the row that the focus has just moved to, by its letters or an arrow, as the one that the listener walks
 * through.
 */
export function walkTo(target: EventTarget | null): void {
  walked = placeOf(target);
}
