import { mediaUrl } from "#/lib/media.ts";
import { audioElement } from "./audio-element.ts";
import { clockNow, setClock } from "./clock.ts";
import type { Engine, From } from "./engine.ts";
import { elementVolume, loudnessGain } from "./loudness-gain.ts";
import { type Playable, samePlayable } from "./playable.ts";
import { engineEvents } from "./player-events.ts";
import { observeListening } from "./report-listening.ts";
import { closePlayer, usePlayer } from "./store.ts";
import { stepVolume, toVolume } from "./volume.ts";

/** Position past which «previous» starts the current sound again, seconds. */
const RESTART_AFTER = 3;

const { getState: player, setState: set } = usePlayer;
let engine: Engine | null = null;
let arriving: Promise<Engine> | null = null;

/**
 * Runs `use` on the engine: within this very call once it is there, so that sound starts before anything renders; its
 * code is fetched at the first sound only.
 */
async function withEngine(use: (engine: Engine) => void): Promise<void> {
  if (engine) return use(engine);
  const element = audioElement();
  arriving ??= import("./engine.ts").then(({ createEngine }) => createEngine(element, engineEvents));
  try {
    engine = await arriving;
    use(engine);
  } catch {
    arriving = null;
    engineEvents.failed();
  }
}

function open(playable: Playable, from: From): void {
  const { volume, muted } = player();
  const source = {
    url: mediaUrl(playable.src),
    volume: elementVolume(volume, loudnessGain(playable)),
    muted,
    from,
  };
  withEngine((ready) => {
    // Another track may have been asked for, or the player closed, while the engine was on its way.
    if (player().current === playable) ready.open(source);
  });
}

/**
 * Plays a track or version (S67, S69). The current one goes on from where it is, or from `at` (fraction of its
 * length); another one starts from 0, from `at`, or from `seconds`. `list` is what previous and next move in.
 */
export function play(
  playable: Playable,
  { at, seconds, list }: { at?: number; seconds?: number; list?: readonly Playable[] } = {},
): void {
  const { current, status } = player();
  if (samePlayable(current, playable) && status !== "failed") {
    if (at !== undefined) seek(at);
    resume();
    return;
  }
  const from = seconds === undefined ? { fraction: at ?? 0 } : { seconds };
  observeListening({ type: "track", track: playable.id });
  set({
    current: playable,
    list: list ?? [playable],
    duration: playable.duration,
    playing: true,
    open: true,
    status: "loading",
  });
  const position = seconds ?? (at ?? 0) * playable.duration;
  observeListening({ type: "jump", position });
  setClock(position);
  open(playable, from);
}

/** Goes on playing the current sound. */
export function resume(): void {
  if (!player().current) return;
  set({ playing: true });
  withEngine((ready) => ready.play());
}

/** Pauses; the position stays. */
export function pause(): void {
  if (!player().current) return;
  set({ playing: false });
  withEngine((ready) => ready.pause());
}

/** Plays when paused, pauses when playing. */
export function toggle(): void {
  if (player().playing) pause();
  else resume();
}

/** Moves to a fraction of the current sound, 0 to 1 (S68). */
export function seek(fraction: number): void {
  const { current, duration } = player();
  if (!current) return;
  const at = Math.min(1, Math.max(0, fraction));
  setClock(at * duration);
  withEngine((ready) => ready.seek({ fraction: at }));
}

/** Tries a sound that failed once more, from where it stopped. */
export function retry(): void {
  const { current } = player();
  if (!current) return;
  set({ playing: true, status: "loading" });
  open(current, { seconds: clockNow() });
}

/** The neighbour of the current sound in the list that playing began from, or null at its ends. */
export function neighbour(
  list: readonly Playable[],
  current: Playable | null,
  step: 1 | -1,
): Playable | null {
  const index = list.findIndex((one) => samePlayable(one, current));
  return index < 0 ? null : (list[index + step] ?? null);
}

/** Plays what follows in the list. */
export function next(): void {
  const { list, current } = player();
  const following = neighbour(list, current, 1);
  if (following) play(following, { list });
}

/** Starts the sound again, or, near its start, plays the one before in the list. */
export function previous(): void {
  const { list, current } = player();
  const preceding = neighbour(list, current, -1);
  if (preceding && clockNow() <= RESTART_AFTER) play(preceding, { list });
  else seek(0);
}

/** Stops the sound and hides the player (S67). */
export function close(): void {
  if (!player().current) return;
  observeListening({ type: "track", track: null });
  closePlayer();
  setClock(0);
  withEngine((ready) => ready.close());
}

/** Sets the volume, 0 to 1, on the grid of tenths; touching it unmutes. */
export function setVolume(volume: number): void {
  const { current } = player();
  const next = toVolume(volume);
  set({ volume: next, muted: false });
  if (!current) return;
  withEngine((ready) => {
    ready.setMuted(false);
    ready.setVolume(elementVolume(next, loudnessGain(current)));
  });
}

/** Makes it `steps` tenths louder, or quieter when negative (S71). */
export function changeVolume(steps: number): void {
  setVolume(stepVolume(player().volume, steps));
}

/** Mutes or unmutes; the volume stays. */
export function toggleMute(): void {
  const muted = !player().muted;
  set({ muted });
  if (player().current) withEngine((ready) => ready.setMuted(muted));
}

/** Holds the listened event back while the versions dialog is open, and lets it go on closing (S76). */
export function holdListening(held: boolean): void {
  observeListening({ type: held ? "hold" : "release" });
}
