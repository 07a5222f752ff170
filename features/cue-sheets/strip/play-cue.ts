import { pause, play, seek } from "#/features/player/actions.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { useComparison } from "#/features/player/comparison/comparison.ts";
import { placePicture } from "#/features/player/picture/picture-store.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useStrip } from "./strip-store.ts";

/** A cue to play. `start` and `end` are seconds of the strip, `sourceIn` is a second of the recording. */
interface PlayedCue {
  cue: string;
  sound: Playable;
  start: number;
  end: number;
  sourceIn: number;
}

let stop = () => {};

/**
 * Plays a cue from second `at` of the strip, or from its in point, in step with the person's film. The music stops at the
 * out point of the cue.
 */
export function playCue({ cue, sound, start, end, sourceIn }: PlayedCue, at = start): void {
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
    // During a comparison, the other recording plays in the cue's place, and stops there too.
    const playing = [usePlayer.getState().current, useComparison.getState().first];
    if (!playing.some((one) => samePlayable(one, sound)) || useStrip.getState().heard !== cue) return stop();
    const isIn = clockNow() < until;
    // After a seek past the out point, playback goes on.
    if (wasIn && !isIn && clockNow() - until < 1) pause();
    wasIn = isIn;
  });
  stop = () => {
    off();
    stop = () => {};
  };
}
