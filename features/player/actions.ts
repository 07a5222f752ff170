import { mediaUrl } from "#/lib/pages/media.ts";
import { setClock } from "./clock.ts";
import { observeListening } from "./listening/report-listening.ts";
import { type Playable, samePlayable } from "./playable.ts";
import { engineEvents } from "./player-events.ts";
import { begin, type Origin, placeIn, type Queue } from "./queue/queue.ts";
import { audioElement } from "./sound/audio-element.ts";
import type { Engine, Source } from "./sound/engine-calls.ts";
import { engineCode, fetchEngineCode } from "./sound/engine-code.ts";
import { type From, isBeginning, secondsOf } from "./sound/from.ts";
import { elementVolume, loudnessGain } from "./sound/loudness-gain.ts";
import { usePlayer } from "./store.ts";

const { getState: player, setState: set } = usePlayer;
let engine: Engine | null = null;
/** Number of sounds opened so far; tells whether a sound is still the latest one. */
let opened = 0;
/** The sound last opened in the audio element; during a comparison the audible one may be the other version. */
let inElement: Playable | null = null;

/** Runs `use` on the engine: within this very call once its code is there, so that sound starts before anything renders. */
export async function withEngine(use: (engine: Engine) => void): Promise<void> {
  const element = audioElement();
  // A sound that started before the engine waits for it on any other action.
  if (!engineCode()) element.pause();
  try {
    const create = engineCode() ?? (await fetchEngineCode());
    engine ??= create(element, engineEvents);
    use(engine);
  } catch {
    element.pause();
    engineEvents.failed();
  }
}

/** Opens a sound in the engine: it plays, or only loads if the player is paused. */
export function openSound(playable: Playable, from: From): void {
  const { muted, playing } = player();
  const source = { url: mediaUrl(playable.src), volume: levelOf(playable), muted, from };
  const begun = !engineCode() && playing && isBeginning(from);
  opened += 1;
  inElement = playable;
  const turn = opened;
  withEngine((ready) => {
    // Meanwhile another sound may have been opened, or the player paused or closed.
    if (turn === opened && player().current) ready.open({ ...source, begun, paused: !player().playing });
  });
  if (begun) beginSound(source);
}

/** Starts a sound in the element itself, because the engine still has to be fetched; it takes over later. */
function beginSound({ url, volume, muted }: Pick<Source, "url" | "volume" | "muted">): void {
  Object.assign(audioElement(), { src: url, volume, muted })
    .play()
    .catch(() => {});
}

/** Returns the element volume for a sound: the listener's volume, with matched loudness unless switched off. */
export function levelOf(playable: Playable): number {
  const { volume, matched } = player();
  return elementVolume(volume, matched ? loudnessGain(playable) : 1);
}

/** Returns the current page as the origin of its tracks: named by its heading, or by the text of its search. */
export function originHere(): Origin {
  const heading = document.querySelector("h1");
  const title = heading?.dataset.search || heading?.textContent?.trim() || document.title;
  return { path: location.pathname + location.search, title };
}

/**
 * Plays a track or version (S67, S69). The current one continues from its position, or from `at` (fraction of its
 * length); another one starts from 0, `at` or `seconds`. Previous and next move in `list`; in it, or without it in the
 * queue, a version replaces its track.
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
  const queue = player();
  const queued = list ? -1 : placeIn(queue, playable);
  if (queued >= 0) {
    start(playable, { list: queue.list, at: queued }, from);
    return;
  }
  const others = list ?? [playable];
  const same = others.findIndex((one) => samePlayable(one, playable));
  const index = same >= 0 ? same : others.findIndex(({ id }) => id === playable.id);
  start(playable, begin(queue, others, Math.max(0, index), originHere()), from);
}

/** Starts the sound at index `at` of `queue`. */
export function start(playable: Playable, queue: Queue, from: From = { fraction: 0 }): void {
  makeCurrent(playable, queue, from, true);
  openSound(playable, from);
}

/** Makes a sound of the queue the current one, starting at `from`, without playing it. */
export function makeCurrent(playable: Playable, { list, at }: Queue, from: From, playing: boolean): void {
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
  const position = secondsOf(from, playable.duration);
  observeListening({ type: "jump", position });
  setClock(position);
}

/** Resumes the current sound. */
export function resume(): void {
  if (!player().current) return;
  set({ playing: true });
  withEngine((ready) => ready.play());
}

/** Pauses; the position does not change. */
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
  const isOwn = samePlayable(current, inElement);
  withEngine((ready) => ready.seek(isOwn ? { fraction: at } : { seconds: at * duration }));
}
