import { mediaUrl } from "#/lib/media.ts";
import { clockNow, setClock } from "./clock.ts";
import { observeListening } from "./listening/report-listening.ts";
import { type Playable, samePlayable } from "./playable.ts";
import { engineEvents } from "./player-events.ts";
import { begin, type Origin, type Queue } from "./queue/queue.ts";
import { audioElement } from "./sound/audio-element.ts";
import type { Engine, From } from "./sound/engine-calls.ts";
import { engineCode, fetchEngineCode } from "./sound/engine-code.ts";
import { elementVolume, loudnessGain } from "./sound/loudness-gain.ts";
import { closePlayer, usePlayer } from "./store.ts";

const { getState: player, setState: set } = usePlayer;
let engine: Engine | null = null;
/** How much of the current sound is heard while another version is compared with it, 0 to 1. */
let share = 1;

/** Runs `use` on the engine: within this very call once its code is there, so that sound starts before anything renders. */
export async function withEngine(use: (engine: Engine) => void): Promise<void> {
  const element = audioElement();
  try {
    const create = engineCode() ?? (await fetchEngineCode());
    engine ??= create(element, engineEvents);
    use(engine);
  } catch {
    engineEvents.failed();
  }
}

function open(playable: Playable, from: From, paused = false): void {
  const { muted } = player();
  share = 1;
  const source = { url: mediaUrl(playable.src), volume: levelOf(playable), muted, from, paused };
  withEngine((ready) => {
    // Another track may have been asked for, or the player closed, while the engine was on its way.
    if (player().current === playable) ready.open(source);
  });
}

/** What to set on an element for a sound, with the listener's volume and, unless switched off, matched in loudness. */
export function levelOf(playable: Playable): number {
  const { volume, matched } = player();
  return elementVolume(volume, matched ? loudnessGain(playable) : 1);
}

/** The page in view, as where its tracks were found. */
export function originHere(): Origin {
  const title = document.querySelector("h1")?.textContent?.trim() || document.title;
  return { path: location.pathname + location.search, title };
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
  const from = list ?? [playable];
  const index = Math.max(
    0,
    from.findIndex((one) => samePlayable(one, playable)),
  );
  start(
    playable,
    begin(player(), from, index, originHere()),
    seconds === undefined ? { fraction: at ?? 0 } : { seconds },
  );
}

/** Starts a sound that stands in `queue` at its index `at`. */
export function start(playable: Playable, queue: Queue, from: From = { fraction: 0 }): void {
  take(playable, queue, from, true);
  open(playable, from);
}

/** Makes a sound the current one, ready to be played and silent, as after a return to the site. */
export function prepare(playable: Playable, queue: Queue, seconds: number): void {
  take(playable, queue, { seconds }, false);
  open(playable, { seconds }, true);
}

function take(playable: Playable, { list, at }: Queue, from: From, playing: boolean): void {
  observeListening({ type: "track", track: playable.id });
  set({
    current: playable,
    list,
    at,
    duration: playable.duration,
    playing,
    open: true,
    status: playing ? "loading" : "idle",
  });
  const position = "seconds" in from ? from.seconds : from.fraction * playable.duration;
  observeListening({ type: "jump", position });
  setClock(position);
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

/** Stops the sound and hides the player (S67). */
export function close(): void {
  if (!player().current) return;
  observeListening({ type: "track", track: null });
  closePlayer();
  setClock(0);
  withEngine((ready) => ready.close());
}

/** Leaves so much of the current sound to be heard, 0 to 1: the rest is that of a version it is compared with. */
export function setShare(heard: number): void {
  share = heard;
  applyLevel();
}

/** Has the current sound as loud as the player's state says. */
export function applyLevel(): void {
  const { current } = player();
  if (current) withEngine((ready) => ready.setVolume(levelOf(current) * share));
}

/** Holds the listened event back while the versions dialog is open, and lets it go on closing (S76). */
export function holdListening(held: boolean): void {
  observeListening({ type: held ? "hold" : "release" });
}
