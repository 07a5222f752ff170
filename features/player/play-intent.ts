import type { DOMAttributes } from "react";
import { type Playable, samePlayable } from "./playable.ts";
import { fetchEngineCode } from "./sound/engine-code.ts";
import { usePlayer } from "./store.ts";

/** Milliseconds after which a pointer is resting rather than crossing. */
const REST_MS = 100;

/** Event handlers that detect an intent. */
export type PlayIntent = Pick<
  DOMAttributes<HTMLElement>,
  "onPointerEnter" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur"
>;

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns handlers for an element that plays a sound: a resting pointer, or the focus, loads the player's code and the
 * sound's first seconds, so that a press waits for neither.
 */
export function playIntent(likely: () => Playable | null | undefined): PlayIntent {
  const begin = () => {
    clearTimeout(resting);
    // Offline, nothing is preloaded: a press tries again and reports the failure.
    resting = setTimeout(() => makeReady(likely()).catch(() => undefined), REST_MS);
  };
  const end = () => clearTimeout(resting);
  return {
    // A touch is already a press, or scrolls.
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== "touch") begin();
    },
    onPointerLeave: end,
    // Only the code: it loads before the finger is lifted, and is small if the finger scrolls instead.
    onPointerDown: () => void fetchEngineCode().catch(() => undefined),
    onFocus: begin,
    onBlur: end,
  };
}

async function makeReady(likely: Playable | null | undefined): Promise<void> {
  if (!likely || samePlayable(usePlayer.getState().current, likely)) return;
  const { preloadBeginning } = await import("./sound/preload-beginning.ts");
  await Promise.all([preloadBeginning(likely.src), fetchEngineCode()]);
}
