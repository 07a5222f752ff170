import { alignment } from "../sound/alignment.ts";
import { audioElement } from "../sound/audio-element.ts";
import { usePicture } from "./picture-store.ts";

/** How often the film's position is checked, milliseconds. */
const LOOK_MS = 100;

/** Synchronises a muted film with the player, shifted by the listener's offset; returns a function that stops it. */
export function followPicture(video: HTMLVideoElement): () => void {
  video.muted = true;
  const look = () => {
    const sound = audioElement();
    const at = sound.currentTime - usePicture.getState().offset;
    if (video.seeking || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
    const isIn = at >= 0 && at < video.duration;
    if (sound.paused || sound.seeking || !isIn) {
      video.pause();
      const still = Math.min(Math.max(0, at), video.duration);
      if (!sound.seeking && Math.abs(video.currentTime - still) > 0.02) video.currentTime = still;
      return;
    }
    if (video.paused) void video.play().catch(() => {});
    const { seekTo, rate } = alignment(at, video.currentTime);
    video.playbackRate = rate;
    if (seekTo !== null) video.currentTime = seekTo;
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    video.pause();
  };
}
