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
/** Sounds whose ends differ by at most so many seconds count as ending together. */
const TOGETHER = 0.5;

/** A comparison in progress: two sounds play in place of the player's element, one of them audible. */
export interface HeardPair {
  hear(side: "first" | "other"): void;
  /** Ends the comparison; `replaced` if another pair starts at once. */
  end(replaced?: boolean): void;
  /** Ends the comparison and continues with the other sound in the element. */
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
  const onLeave = (then: () => void) => leaving.signal.addEventListener("abort", then);

  const setLevels = () => {
    const level = usePlayer.getState().muted ? 0 : levelOf(sounds[heard]);
    pair.setLevels(heard === "first" ? [level, 0] : [0, level]);
  };
  const hear = (side: "first" | "other") => {
    const { src } = usePlayer.getState().current ?? first;
    heard = side;
    const sound = sounds[side];
    // A marked part applies to both, so that a few bars can be compared.
    usePart.setState((marked) => (marked.src === src ? { src: sound.src } : marked));
    usePlayer.setState((queue) => ({ current: sound, duration: lengths[side], at: indexOf(sound, queue) }));
    setLevels();
    // A sound that ends before the current position starts again, and the other one with it.
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
    // The element has not played the other sound yet, so it has to be opened as a new one.
    usePlayer.setState({ current: first });
    goOnWith(other);
  };
  const checkEnd = () => {
    if (heard === "first") return;
    const at = clockNow();
    const longer = lengths.other - lengths.first;
    // If both end together, the end of the element's sound is the end of both.
    if (longer < -TOGETHER && at >= lengths.other - BEFORE_END) finishSound();
    else if (longer > TOGETHER && at >= lengths.first - BEFORE_END) goOnAlone();
  };

  stopSounding = soundInPlace(pair);
  onLeave(
    usePlayer.subscribe((state, before) => {
      const isOpened = state.status === "loading" && before.status !== "loading";
      if (isOpened || state.current !== sounds[heard] || state.status === "failed") end();
      else setLevels();
    }),
  );
  onLeave(subscribeClock(checkEnd));
  return { hear, end, goOnAlone };
}

/** Plays a sound from the current position; stays paused if the player is paused. */
export function goOnWith(sound: Playable): void {
  const { playing } = usePlayer.getState();
  play(sound, { seconds: clockNow() });
  if (!playing) pause();
}

/** Returns the index from which previous and next start: the sound's own in the queue; otherwise it stays. */
function indexOf(sound: Playable, { list, at }: Queue): number {
  if (samePlayable(list[at]?.playable ?? null, sound)) return at;
  const own = list.findIndex(({ playable }) => samePlayable(playable, sound));
  return own < 0 ? at : own;
}

/** Does what happens at the end of a sound, for one that is shorter than the element's. */
function finishSound(): void {
  if (usePreferences.getState().autoplayNext) void nextWithPages();
  else {
    pause();
    seek(0);
  }
}
