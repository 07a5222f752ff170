import { clockNow, subscribeClock } from "../clock.ts";
import { preloadBeginning } from "../sound/preload-beginning.ts";
import { usePlayer } from "../store.ts";
import { following } from "./queue.ts";

/** How long before the end what follows is made ready, seconds. */
const BEFORE_END = 15;

/** Has the first seconds of what follows in the queue fetched while the end of the current sound comes near. */
export function preloadNext(): void {
  subscribeClock(() => {
    const state = usePlayer.getState();
    if (!state.playing || state.duration <= 0 || state.duration - clockNow() > BEFORE_END) return;
    const next = following(state);
    if (next) void preloadBeginning(next.playable.src);
  });
}
