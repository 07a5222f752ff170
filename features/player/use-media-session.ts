import { useLocale } from "next-intl";
import { useEffect } from "react";
import { albumName, coverPath } from "#/lib/i18n/localise.ts";
import { imageSet } from "#/lib/media.ts";
import { next, pause, previous, resume, seek } from "./actions.ts";
import type { Playable } from "./playable.ts";
import { usePlayer } from "./store.ts";

/** CSS pixels of the cover on a lock screen. */
const ARTWORK = 480;

/** Tells the system what plays, so that its media keys and lock screen drive this player. */
export function useMediaSession(current: Playable | null): void {
  const lang = useLocale();
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !current) return;
    const cover = coverPath(current, lang);
    session.metadata = new MediaMetadata({
      title: current.name,
      artist: current.writers.map(({ name }) => name).join(", "),
      album: albumName(current.album, lang),
      artwork: cover ? [{ src: imageSet(cover, ARTWORK).src }] : [],
    });
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ["play", resume],
      ["pause", pause],
      ["previoustrack", previous],
      ["nexttrack", next],
      ["seekto", ({ seekTime }) => seek((seekTime ?? 0) / usePlayer.getState().duration)],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
    return () => {
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [current, lang]);
}
