import { useSyncExternalStore } from "react";

/**
 * The position of the sound, seconds, on a subscription of its own: it moves sixty times a second and must re-render
 * nothing but what shows it.
 */
let position = 0;
const listeners = new Set<() => void>();

/** Where the sound is now, seconds. */
export function clockNow(): number {
  return position;
}

/** Moves the clock; only the engine's events do. */
export function setClock(seconds: number): void {
  if (seconds === position) return;
  position = seconds;
  for (const listener of listeners) listener();
}

/** Calls `listener` at each move of the clock; gives the way to stop. */
export function subscribeClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives what `read` makes of the position; renders only when that changes, so read coarsely (whole seconds). */
export function useClock<Reading extends string | number | boolean>(
  read: (seconds: number) => Reading,
): Reading {
  return useSyncExternalStore(
    subscribeClock,
    () => read(position),
    () => read(0),
  );
}
