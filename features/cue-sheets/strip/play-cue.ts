import { pause, play, seek } from "#/features/player/actions.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { useComparison } from "#/features/player/comparison/comparison.ts";
import { placePicture } from "#/features/player/picture/picture-store.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useStrip } from "./strip-store.ts";

/** A stretch of music in a programme, in seconds from the beginning of the strip; `sourceIn` is of the recording. */
interface Heard {
  cue: string;
  sound: Playable;
  start: number;
  end: number;
  sourceIn: number;
}

let stop = () => {};

/**
 * Plays a cue from second `at` of the strip, or from its in; the person's picture stands where it lies, and the music
 * ends at its out.
 */
export function playCue({ cue, sound, start, end, sourceIn }: Heard, at = start): void {
  stop();
  const from = Math.min(Math.max(0, sourceIn + at - start), Math.max(0, sound.duration - 1));
  const until = sourceIn + end - start;
  placePicture(sourceIn - start);
  useStrip.setState({ heard: cue, sourceIn });
  if (samePlayable(usePlayer.getState().current, sound) && sound.duration > 0) {
    play(sound);
    seek(from / sound.duration);
  } else play(sound, { seconds: from });
  let wasIn = false;
  const off = subscribeClock(() => {
    // What is compared with it is heard in its place, and ends where it ends.
    const here = [usePlayer.getState().current, useComparison.getState().first];
    if (!here.some((one) => samePlayable(one, sound)) || useStrip.getState().heard !== cue) return stop();
    const isIn = clockNow() < until;
    // Who seeks past the out hears on.
    if (wasIn && !isIn && clockNow() - until < 1) pause();
    wasIn = isIn;
  });
  stop = () => {
    off();
    stop = () => {};
  };
}
