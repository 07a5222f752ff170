import { type RefObject, useEffect } from "react";
import type { SimilarTrack } from "#/contract/similarity.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { usePlayer } from "#/features/player/store.ts";
import { matchOf } from "./match-of.ts";

/** Seconds by which picture and sound may drift apart before the picture is moved. */
const DRIFT = 0.3;

/** Keeps a muted film in step with whatever found track plays: its matching part under the part of the film it is like. */
export function useFilmInStep(
  film: RefObject<HTMLVideoElement | null>,
  tracks: readonly SimilarTrack[],
  isWanted: boolean,
): void {
  const playing = usePlayer((player) => player.playing);
  const track = usePlayer((player) => player.current?.id ?? null);
  useEffect(() => {
    const found = tracks.find(({ id }) => id === track);
    const video = film.current;
    if (!isWanted || !found || !video || !playing) return;
    const { start, queryStart } = matchOf(found);
    const follow = () => {
      const wanted = Math.max(0, clockNow() - start + queryStart);
      if (Math.abs(video.currentTime - wanted) > DRIFT) video.currentTime = wanted;
    };
    follow();
    video.muted = true;
    // A browser that refuses shows the first picture: the sound is what was asked for.
    video.play().catch(() => {});
    const stop = subscribeClock(follow);
    return () => {
      stop();
      video.pause();
    };
  }, [film, tracks, isWanted, track, playing]);
}
