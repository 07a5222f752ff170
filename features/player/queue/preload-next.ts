import { clockNow, subscribeClock } from "../clock.ts";
import { preloadBeginning } from "../sound/preload-beginning.ts";
import { usePlayer } from "../store.ts";
import { following } from "./queue.ts";

/** Seconds before the end at which the next sound is preloaded. */
const BEFORE_END = 15;

/** Preloads the first seconds of the next sound near the end of the current one. */
export function preloadNext(): void {
  subscribeClock(() => {
    const state = usePlayer.getState();
    if (!state.playing || state.duration <= 0 || state.duration - clockNow() > BEFORE_END) return;
    const next = following(state);
    if (next) void preloadBeginning(next.playable.src);
  });
}
