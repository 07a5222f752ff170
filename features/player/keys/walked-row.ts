import { usePlayer } from "../store.ts";
import { placeOf, rowOf } from "./row-focus.ts";

/** Keys that move from row to row. */
export const STEPS: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "Home", "End"]);

const DIALOG = "[role=dialog], [role=alertdialog]";

let walked: HTMLElement | null = null;
/** The last key that was pressed; null after a press of the pointer, and after leaving the window. */
let lastKey: string | null = null;

/**
 * The row, or the version's line below it, that the listener is walking through: an arrow key moved the focus there, or
 * Tab from outside of it, without a press or another sound since. Keys act on its track, otherwise on the current sound.
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
  setWalked(null);
  on("keydown", ({ key }) => {
    lastKey = key;
  });
  on("pointerdown", () => {
    lastKey = null;
    setWalked(null);
  });
  // Its focus returns with the window: nobody has stepped there.
  window.addEventListener("blur", () => (lastKey = null), { signal: stop.signal });
  on("focusin", ({ target, relatedTarget }) => {
    const place = placeOf(target);
    // A dialog opened by a key returns the focus to its row, where the walk continues.
    if (!place && target instanceof Element && target.closest(DIALOG)) return;
    const isStep =
      lastKey !== null &&
      (STEPS.has(lastKey) || (lastKey === "Tab" && rowOf(relatedTarget) !== rowOf(place)));
    // Closing the versions returns the focus to their row, and the walk continues there.
    if (isStep || (place && rowOf(place) === rowOf(walked))) setWalked(place);
    else if (place !== walked) setWalked(null);
  });
  stop.signal.addEventListener(
    "abort",
    usePlayer.subscribe(({ current }, before) => {
      if (current !== before.current) setWalked(null);
    }),
  );
  return () => stop.abort();
}

/**
 * Marks the row that the focus has just moved to, by its letters or an arrow, as the one that the listener walks
 * through.
 */
export function walkTo(target: EventTarget | null): void {
  setWalked(placeOf(target));
}

/** The place is marked, so that people see on which row keys act (app/globals.css). */
function setWalked(place: HTMLElement | null): void {
  walked?.removeAttribute("data-walked");
  walked = place;
  walked?.setAttribute("data-walked", "");
}
