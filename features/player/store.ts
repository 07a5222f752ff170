import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { drawnAfterSound } from "./drawn-after-sound.ts";
import type { Playable } from "./playable.ts";
import type { QueueItem } from "./queue/queue.ts";
import { toVolume } from "./volume.ts";

/**
 * State of the sound: `loading` until it is first audible, `buffering` while it waits for data, `retrying` after a
 * network failure, `stalled` after a long wait, `refused` if the browser needs another gesture, `failed` if the source
 * cannot be played.
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

/** State of the player (spec §3). The position is in the clock instead, so that a tick renders nothing. */
export interface PlayerState {
  current: Playable | null;
  /** The queue: past, current and coming entries; previous and next move in it. */
  list: readonly QueueItem[];
  /** Index of the current sound in the queue. */
  at: number;
  /** Seconds; the catalogue's value until the sound itself is more exact. */
  duration: number;
  /** 0 to 1 in tenths. */
  volume: number;
  muted: boolean;
  /** Whether the listener wants it to play; `status` is the state of the sound. */
  playing: boolean;
  open: boolean;
  status: PlayerStatus;
  /** Whether every sound is brought to the same loudness; otherwise masters sound as they were made. */
  matched: boolean;
}

const WAITING: ReadonlySet<PlayerStatus> = new Set(["loading", "buffering", "retrying", "stalled"]);

/** Returns whether a requested sound is not audible yet, or not at the moment. */
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
 * The site's only player; the browser stores volume, mute and matched loudness. Screens render its changes after a
 * loading sound.
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
