import { clockNow } from "../clock.ts";
import { usePlayer } from "../store.ts";
import { writeKept } from "./kept-listening.ts";
import { LISTENING_KEY } from "./listening-key.ts";

/** How often a playing position is stored, milliseconds; it is stored once more on leaving the page. */
const EVERY = 5_000;

/**
 * Stores queue and position for the next visit. Only a tab with changes writes, so that merely opening one does not
 * overwrite another's. Closing the player deletes the data.
 */
export function rememberListening(): void {
  let touched = usePlayer.getState().playing;
  const keep = () => {
    const { current, list, at } = usePlayer.getState();
    if (!touched) return;
    try {
      // A version may be playing in place of its track.
      const heard = list.map((item, i) => (i === at && current ? { ...item, playable: current } : item));
      if (current) localStorage.setItem(LISTENING_KEY, writeKept({ list: heard, at }, clockNow()));
      else localStorage.removeItem(LISTENING_KEY);
    } catch {
      // Storage is blocked or full: the next visit starts without the queue.
    }
  };
  usePlayer.subscribe((state, before) => {
    if (state.playing === before.playing && state.list === before.list && state.at === before.at) return;
    touched = true;
    keep();
  });
  keep();
  setInterval(() => {
    if (usePlayer.getState().playing) keep();
  }, EVERY);
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) keep();
  });
}
