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

/** So long before its end a sound gives way to what follows, seconds. */
const BEFORE_END = 0.1;
/** Two sounds that end so near each other end together, seconds. */
const TOGETHER = 0.5;

/** Two sounds of which one is heard, in place of the player's element. */
export interface HeardPair {
  hear(side: "first" | "other"): void;
  /** Falls silent; `replaced` by another pair that is heard at once. */
  end(replaced?: boolean): void;
  /** The other one goes on in the element. */
  goOnAlone(): void;
}

/**
 * Hears `first`, which the element plays, and `other` in turn: the one that is heard is the player's current sound, with
 * its own length, part and end. Over when another sound is played, of which `over` is told.
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

/** Where previous and next start from: the sound's own place in the queue; one without a place leaves it as it was. */
function indexOf(sound: Playable, { list, at }: Queue): number {
  if (samePlayable(list[at]?.playable ?? null, sound)) return at;
  const own = list.findIndex(({ playable }) => samePlayable(playable, sound));
  return own < 0 ? at : own;
}

/** What the end of any sound does, for one that ends before that of the element. */
function atItsEnd(): void {
  if (usePreferences.getState().autoplayNext) void nextWithPages();
  else {
    pause();
    seek(0);
  }
}
