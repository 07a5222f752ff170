import { levelOf, withEngine } from "./actions.ts";
import { usePlayer } from "./store.ts";
import { stepVolume, toVolume } from "./volume.ts";

const { getState: player, setState: set } = usePlayer;
/** Share of the current sound in a comparison with another version, 0 to 1. */
let share = 1;

// Another sound, or another attempt, starts with its full level.
usePlayer.subscribe(({ current, status }, before) => {
  if (status === "loading" && (current !== before.current || status !== before.status)) share = 1;
});

/** Sets the volume, 0 to 1, rounded to tenths, and unmutes. */
export function setVolume(volume: number): void {
  set({ volume: toVolume(volume), muted: false });
  if (player().current) withEngine((ready) => ready.setMuted(false));
  applyLevel();
}

/** Raises the volume by `steps` tenths, or lowers it if negative (S71). */
export function changeVolume(steps: number): void {
  setVolume(stepVolume(player().volume, steps));
}

/** Mutes or unmutes; the volume is kept. */
export function toggleMute(): void {
  const muted = !player().muted;
  set({ muted });
  if (player().current) withEngine((ready) => ready.setMuted(muted));
}

/** Sets whether every sound is brought to the same loudness; otherwise masters sound as they were made. */
export function setMatched(matched: boolean): void {
  set({ matched });
  applyLevel();
}

/** Sets the share of the current sound, 0 to 1: the rest belongs to the compared version. */
export function setShare(heard: number): void {
  share = heard;
  applyLevel();
}

/** Returns the share of the current sound. */
export const heardShare = (): number => share;

function applyLevel(): void {
  const { current } = player();
  if (current) withEngine((ready) => ready.setVolume(levelOf(current) * share));
}
