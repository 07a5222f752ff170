import type { KeyboardEvent } from "react";
import { CHANGES, type Change, type Place } from "./strip-blocks.ts";

/** Seconds by which a page key moves; an arrow moves by a frame, or with Shift by a second. */
const PAGE_SECONDS = 10;

const DIRECTIONS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Returns the frames by which a key moves, null for other keys. */
export function framesOfKey(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  framesPerSecond: number,
): number | null {
  const direction = DIRECTIONS[key];
  if (direction !== undefined) return direction * (shiftKey ? framesPerSecond : 1);
  if (key === "PageUp") return PAGE_SECONDS * framesPerSecond;
  if (key === "PageDown") return -PAGE_SECONDS * framesPerSecond;
  return null;
}

/** Returns the place after a key has changed it; null for keys that do not change it. */
export function placeOfKey(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">,
  change: Change,
  place: Place,
  framesPerSecond: number,
): Place | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const by = framesOfKey(event, framesPerSecond);
  return by === null ? null : CHANGES[change](place, by);
}
