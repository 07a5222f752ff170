import { usePlayer } from "../store.ts";
import { placeOf, rowOf } from "./list-keys.ts";

/** Keys that go from row to row; what else moves the focus, Tab too, walks through nothing. */
export const STEPS: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Home", "End"]);

let walked: HTMLElement | null = null;
let stepping = false;

/**
 * The row, or the line of a version under it, that a listener is plainly walking through: the focus came into it by
 * an arrow, and neither a press nor another sound has come since. Keys that act on a track act on this
 * one, else on what sounds.
 */
export function walkedRow(): HTMLElement | null {
  return walked?.isConnected && walked.contains(document.activeElement) ? walked : null;
}

/** Notes a walk from now on; gives the way to stop. */
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
    // Closing the versions hands the focus back to their own row: the walk goes on there.
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

/** Takes the row that has just been found, by its letters or by an arrow, for one that is walked through. */
export function walkTo(target: EventTarget | null): void {
  walked = placeOf(target);
}
