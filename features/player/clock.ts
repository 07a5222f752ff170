import { useSyncExternalStore } from "react";

/**
 * Position of the sound in seconds, with subscriptions of its own: it changes sixty times a second and must re-render
 * only the parts that show it.
 */
let position = 0;
const listeners = new Set<() => void>();

/** Returns the current position of the sound, seconds. */
export function clockNow(): number {
  return position;
}

/** Returns the part of a sound of `duration` seconds that the position has passed, 0 to 1. */
export const shareNow = (duration: number) => (duration > 0 ? Math.min(1, position / duration) : 0);

/** Sets the position; called only by the engine's events. */
export function setClock(seconds: number): void {
  if (seconds === position) return;
  position = seconds;
  for (const listener of listeners) listener();
}

/** Calls `listener` at each change of the position; returns a function that stops it. */
export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the result of `read` for the position; re-renders only when it changes, so read coarsely (whole seconds). */
export function useClock<Reading extends string | number | boolean>(
  read: (seconds: number) => Reading,
): Reading {
  return useSyncExternalStore(
    subscribeClock,
    () => read(position),
    () => read(0),
  );
}
