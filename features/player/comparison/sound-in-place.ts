import { audioElement } from "../sound/audio-element.ts";
import { FADE_MS, UNHEARD } from "../sound/fader.ts";
import { usePlayer } from "../store.ts";
import { heardShare, setShare } from "../volume-actions.ts";
import { AHEAD, type SoundPair } from "./sound-pair.ts";

/** A pair farther from the element's position than this is moved back to it, seconds. */
const ASTRAY = 0.25;
const STEP_MS = 4;
const MOVES = ["playing", "pause", "waiting", "seeking", "seeked", "timeupdate", "ended"] as const;

/**
 * Plays a pair in place of the player's element, which continues silently: the pair plays, pauses and seeks along with
 * it. Returns a function that ends this and closes the pair; its argument tells whether another pair or another sound
 * follows.
 */
export function soundInPlace(pair: SoundPair): (replaced: boolean) => void {
  const element = audioElement();
  const leaving = new AbortController();
  let fading: ReturnType<typeof setInterval> | undefined;
  const fade = (from: number, to: number, begin: number, then: () => void) => {
    clearInterval(fading);
    fading = setInterval(() => {
      const way = Math.min(1, Math.max(0, (performance.now() - begin) / FADE_MS));
      setShare(from + (to - from) * way);
      if (way < 1) return;
      clearInterval(fading);
      then();
    }, STEP_MS);
  };
  const follow = () => {
    const at = pair.position();
    const plays = !element.paused && !element.seeking && element.readyState > element.HAVE_CURRENT_DATA;
    if (!plays || !usePlayer.getState().playing) pair.stop();
    else if (at === null || Math.abs(at - element.currentTime) > ASTRAY) pair.play(element.currentTime);
  };
  for (const move of MOVES) element.addEventListener(move, follow, { signal: leaving.signal });
  leaving.signal.addEventListener("abort", usePlayer.subscribe(follow));
  follow();
  // A busy page fades the element late: both are then audible for a moment, which is not a gap.
  fade(heardShare(), UNHEARD, performance.now() + AHEAD * 1000, () => {
    // iOS does not let a page lower an element's volume.
    if (element.volume > UNHEARD) element.muted = true;
  });

  return (replaced) => {
    leaving.abort();
    clearInterval(fading);
    // The next pair is audible from `AHEAD` on.
    if (replaced) setTimeout(pair.close, AHEAD * 1000);
    else {
      element.muted = usePlayer.getState().muted;
      pair.close();
    }
  };
}
