import { useLocale } from "next-intl";
import { useEffect } from "react";
import { albumName, coverPath } from "#/lib/i18n/localise.ts";
import { imageSet } from "#/lib/pages/media.ts";
import { pause, resume, seek } from "../actions.ts";
import { close } from "../bar-actions.ts";
import { clockNow } from "../clock.ts";
import type { Playable } from "../playable.ts";
import { nextWithPages } from "../queue/follow-list.ts";
import { previous } from "../queue/queue-actions.ts";
import { audioElement } from "../sound/audio-element.ts";
import { usePlayer } from "../store.ts";
import { useSoundName } from "../use-sound-name.ts";

/**
 * Cover widths for lock screens, in pixels: those that the image service offers, so that the declared sizes are true.
 */
const ARTWORK = [160, 320, 480] as const;
/** Seconds moved when the system names none. */
const STEP = 10;

/** Informs the system of the current sound and position, so that media keys and the lock screen control this player. */
export function useMediaSession(current: Playable | null): void {
  const lang = useLocale();
  const playing = usePlayer((state) => state.playing);
  const status = usePlayer((state) => state.status);
  const soundName = useSoundName();
  const name = current ? soundName(current) : "";
  const duration = usePlayer((state) => state.duration);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !current) return;
    const cover = coverPath(current, lang);
    session.metadata = new MediaMetadata({
      title: name,
      artist: current.writers.map(({ name }) => name).join(", "),
      album: albumName(current.album, lang),
      artwork: cover
        ? ARTWORK.map((size) => ({ src: imageSet(cover, size).src, sizes: `${size}x${size}` }))
        : [],
    });
    const by = (seconds: number) => seek((clockNow() + seconds) / usePlayer.getState().duration);
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ["play", resume],
      ["pause", pause],
      ["stop", close],
      ["previoustrack", previous],
      ["nexttrack", () => void nextWithPages()],
      ["seekto", ({ seekTime }) => seek((seekTime ?? 0) / usePlayer.getState().duration)],
      ["seekbackward", ({ seekOffset }) => by(-(seekOffset ?? STEP))],
      ["seekforward", ({ seekOffset }) => by(seekOffset ?? STEP)],
    ];
    for (const [action, handler] of handlers) listenTo(session, action, handler);
    return () => {
      session.metadata = null;
      for (const [action] of handlers) listenTo(session, action, null);
    };
  }, [current, name, lang]);

  // The system advances its own progress bar, so it is informed at each start, stop and seek, not at each tick.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status triggers an update.
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !current) return;
    session.playbackState = playing ? "playing" : "paused";
    const tell = () => {
      if (duration > 0)
        session.setPositionState?.({ duration, position: Math.min(duration, clockNow()), playbackRate: 1 });
    };
    tell();
    const element = audioElement();
    element.addEventListener("seeked", tell);
    return () => element.removeEventListener("seeked", tell);
  }, [current, playing, status, duration]);
}

/** Sets a handler; browsers throw on actions that they do not support. */
function listenTo(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The system has no key for it.
  }
}
