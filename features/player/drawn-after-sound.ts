import type { StoreApi } from "zustand/vanilla";

/** Milliseconds for which screens wait for a sound to start: short enough for a press to feel answered at once. */
const SOUND_FIRST_MS = 150;

/**
 * Wraps a store for screens: updates them at once, except that while a sound loads they wait until it has started, or a
 * moment longer. Rendering lists and waveforms meanwhile would delay the sound.
 */
export function drawnAfterSound<State>(
  store: StoreApi<State>,
  isOnItsWay: (state: State) => boolean,
): StoreApi<State> {
  let shown = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(state: State, before: State) => void>();
  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    const before = shown;
    shown = store.getState();
    for (const listener of listeners) listener(shown, before);
  };
  store.subscribe((state, before) => {
    // Later changes during loading, such as the volume under a finger, render at once again.
    if (isOnItsWay(state) && (timer !== undefined || !isOnItsWay(before)))
      timer ??= setTimeout(show, SOUND_FIRST_MS);
    else show();
  });
  return {
    ...store,
    getState: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
