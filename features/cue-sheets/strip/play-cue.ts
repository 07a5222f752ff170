import { pause, play, seek } from "#/features/player/actions.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { useComparison } from "#/features/player/comparison/comparison.ts";
import { placePicture } from "#/features/player/picture/picture-store.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useStrip } from "./strip-store.ts";

/** A use of music in a programme, in seconds from the start of the strip; `sourceIn` is in the recording. */
interface Heard {
  cue: string;
  sound: Playable;
  start: number;
  end: number;
  sourceIn: number;
}

let stop = () => {};

/**
 * Plays a cue from second `at` of the strip, or from its in point; the person's picture is shown in step, and the music
 * ends at its out point.
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
    // A recording compared with it plays in its place, and ends with it.
    const here = [usePlayer.getState().current, useComparison.getState().first];
    if (!here.some((one) => samePlayable(one, sound)) || useStrip.getState().heard !== cue) return stop();
    const isIn = clockNow() < until;
    // Playback goes on for a person who seeks past the out point.
    if (wasIn && !isIn && clockNow() - until < 1) pause();
    wasIn = isIn;
  });
  stop = () => {
    off();
    stop = () => {};
  };
}
