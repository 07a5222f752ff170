import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { drawnAfterSound } from "./drawn-after-sound.ts";
import type { Playable } from "./playable.ts";
import type { QueueItem } from "./queue/queue.ts";
import { toVolume } from "./volume.ts";

/**
 * What the sound is doing: `loading` until the first sound, `buffering` when it runs dry, `retrying` when the network
 * gave out and it is asked for again, `stalled` when nothing has come of it for long, `refused` when the browser wants
 * another gesture, `failed` when the source cannot be played.
 */
export type PlayerStatus =
  | "idle"
  | "loading"
  | "buffering"
  | "retrying"
  | "stalled"
  | "ready"
  | "refused"
  | "failed";

/** State of the player (spec §3). The position is not here: it is the clock's, so that a tick renders nothing. */
export interface PlayerState {
  current: Playable | null;
  /** The queue: what was played, what plays, what comes; previous and next move in it. */
  list: readonly QueueItem[];
  /** Index of the current sound in the queue. */
  at: number;
  /** Seconds; the catalogue's figure until the sound itself says better. */
  duration: number;
  /** 0 to 1 in tenths. */
  volume: number;
  muted: boolean;
  /** What the listener asked for; `status` says how far the sound follows. */
  playing: boolean;
  open: boolean;
  status: PlayerStatus;
  /** Every sound is brought to the same loudness; off, masters sound as they were made. */
  matched: boolean;
}

const WAITING: ReadonlySet<PlayerStatus> = new Set(["loading", "buffering", "retrying", "stalled"]);

/** Tells whether a sound was asked for and is not heard yet, or not any more for now. */
export function isWaiting({ status }: PlayerState): boolean {
  return WAITING.has(status);
}

const CLOSED = {
  current: null,
  list: [],
  at: 0,
  duration: 0,
  playing: false,
  open: false,
  status: "idle",
} satisfies Partial<PlayerState>;

const store = createStore<PlayerState>()(
  persist((): PlayerState => ({ ...CLOSED, volume: 1, muted: false, matched: true }), {
    name: "sillon.player",
    partialize: ({ volume, muted, matched }) => ({ volume, muted, ...(!matched && { matched }) }),
    merge: (stored, initial) => ({ ...initial, ...remembered(stored) }),
  }),
);
const drawn = drawnAfterSound(store, ({ playing, status }) => playing && status === "loading");

/**
 * The one player of the site; volume, mute and the match of loudness are remembered in the browser. What screens show
 * of it waits for a sound that is on its way.
 */
export const usePlayer = Object.assign(
  <Reading>(read: (state: PlayerState) => Reading): Reading => useStore(drawn, read),
  store,
);

/** Empties the player and hides it. */
export function closePlayer(): void {
  usePlayer.setState(CLOSED);
}

function remembered(stored: unknown): Partial<PlayerState> {
  if (typeof stored !== "object" || stored === null) return {};
  const volume = "volume" in stored && typeof stored.volume === "number" ? toVolume(stored.volume) : 1;
  return { volume, muted: "muted" in stored && stored.muted === true, matched: !("matched" in stored) };
}
