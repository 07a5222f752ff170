import { usePreferences } from "#/lib/preferences.ts";
import { levelOf, pause, play, seek } from "../actions.ts";
import { clockNow, subscribeClock } from "../clock.ts";
import { usePart } from "../part/part.ts";
import { type Playable, samePlayable } from "../playable.ts";
import { nextWithPages } from "../queue/follow-list.ts";
import type { Queue } from "../queue/queue.ts";
import { usePlayer } from "../store.ts";
import { soundInPlace } from "./sound-in-place.ts";
import type { SoundPair } from "./sound-pair.ts";

/** Seconds before its end at which a sound makes way for the next one. */
const BEFORE_END = 0.1;
/** Two sounds that end so near each other end together, seconds. */
const TOGETHER = 0.5;

/** Two sounds with one audible, in place of the player's element. */
export interface HeardPair {
  hear(side: "first" | "other"): void;
  /** Stops; `replaced` if another pair starts at once. */
  end(replaced?: boolean): void;
  /** The other one continues in the element. */
  goOnAlone(): void;
}

/**
 * Compares `first`, which the element plays, with `other`: the audible one is the player's current sound, with its own
 * length, part and end. When another sound plays, the comparison is over and `over` is called.
 */
export function hearPair(pair: SoundPair, first: Playable, other: Playable, over: () => void): HeardPair {
  const lengths = { first: pair.durations[0], other: pair.durations[1] };
  const sounds = { first, other };
  let heard: "first" | "other" = "first";
  const leaving = new AbortController();
  const atEnd = (then: () => void) => leaving.signal.addEventListener("abort", then);

  const setLevels = () => {
    const level = usePlayer.getState().muted ? 0 : levelOf(sounds[heard]);
    pair.setLevels(heard === "first" ? [level, 0] : [0, level]);
  };
  const hear = (side: "first" | "other") => {
    const { src } = usePlayer.getState().current ?? first;
    heard = side;
    const sound = sounds[side];
    // A part that is marked holds for both: it is how a few bars are compared.
    usePart.setState((marked) => (marked.src === src ? { src: sound.src } : marked));
    usePlayer.setState((queue) => ({ current: sound, duration: lengths[side], at: indexOf(sound, queue) }));
    setLevels();
    // A sound that ends before this instant starts again, and the other one with it.
    if (clockNow() >= lengths[side] - BEFORE_END) seek(0);
  };
  let stopSounding = (_: boolean) => {};
  const end = (replaced = false) => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    stopSounding(replaced);
    if (!replaced) over();
  };
  const goOnAlone = () => {
    end();
    // The element has never played it: for the player it is another sound.
    usePlayer.setState({ current: first });
    goOnWith(other);
  };
  const look = () => {
    if (heard === "first") return;
    const at = clockNow();
    const longer = lengths.other - lengths.first;
    // Of two that end together the element's end is that of both.
    if (longer < -TOGETHER && at >= lengths.other - BEFORE_END) atItsEnd();
    else if (longer > TOGETHER && at >= lengths.first - BEFORE_END) goOnAlone();
  };

  stopSounding = soundInPlace(pair);
  atEnd(
    usePlayer.subscribe((state, before) => {
      const isOpened = state.status === "loading" && before.status !== "loading";
      if (isOpened || state.current !== sounds[heard] || state.status === "failed") end();
      else setLevels();
    }),
  );
  atEnd(subscribeClock(look));
  return { hear, end, goOnAlone };
}

/** Plays a sound from the current instant on; paused where the player is paused. */
export function goOnWith(sound: Playable): void {
  const { playing } = usePlayer.getState();
  play(sound, { seconds: clockNow() });
  if (!playing) pause();
}

/**
 * Starting point of previous and next: the sound's own place in the queue; a sound without one keeps the last place.
 */
function indexOf(sound: Playable, { list, at }: Queue): number {
  if (samePlayable(list[at]?.playable ?? null, sound)) return at;
  const own = list.findIndex(({ playable }) => samePlayable(playable, sound));
  return own < 0 ? at : own;
}

/** Runs the end of a sound for one that ends before the element's. */
function atItsEnd(): void {
  if (usePreferences.getState().autoplayNext) void nextWithPages();
  else {
    pause();
    seek(0);
  }
}
