import { type RefObject, useEffect } from "react";
import type { SimilarTrack } from "#/contract/similarity.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { usePlayer } from "#/features/player/store.ts";
import { matchOf } from "./match-of.ts";

/** Seconds of drift between picture and sound after which the picture is moved. */
const DRIFT = 0.3;

/** Keeps a muted film in step with any playing found track: its matching part with the similar part of the film. */
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
    // If the browser refuses, the first picture stays: the sound is what matters.
    video.play().catch(() => {});
    const stop = subscribeClock(follow);
    return () => {
      stop();
      video.pause();
    };
  }, [film, tracks, isWanted, track, playing]);
}
