import { setClock } from "./clock.ts";
import { observeListening } from "./listening/report-listening.ts";
import type { EngineEvents } from "./sound/engine-calls.ts";
import { isWaiting, usePlayer } from "./store.ts";

const set = usePlayer.setState;

/** Applies the engine's events to the player's state, the clock and the five-second rule. */
export const engineEvents: EngineEvents = {
  ready: (duration) => {
    if (Number.isFinite(duration)) set({ duration });
  },
  playing: () => set({ playing: true, status: "ready" }),
  paused: () => set({ playing: false }),
  // The element also reports “waiting” before its first sound, and again while no data arrives.
  waiting: () => set((state) => ({ status: isWaiting(state) ? state.status : "buffering" })),
  retrying: () => set({ status: "retrying" }),
  ended: () => {
    set({ playing: false, status: "ready" });
    setClock(0);
  },
  position: (seconds) => {
    setClock(seconds);
    observeListening({ type: "position", position: seconds });
  },
  jumped: (seconds) => {
    setClock(seconds);
    observeListening({ type: "jump", position: seconds });
  },
  refused: () => set({ playing: false, status: "refused" }),
  failed: () => set({ playing: false, status: "failed" }),
};
