import { useCallback, useEffect, useRef } from "react";
import type { SimilarTrack } from "#/contract/similarity.ts";
import { pause, play } from "#/features/player/actions.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { matchOf } from "./match-of.ts";

/** Plays the matching parts of the found tracks one after another; choosing another track ends it. */
export function usePartsInARow(tracks: readonly SimilarTrack[]): () => void {
  const at = useRef<number | null>(null);
  const begin = useCallback(
    (place: number) => {
      const track = tracks[place];
      at.current = track ? place : null;
      if (!track) return pause();
      const playable = playableOfTrack(track);
      play(playable, {
        at: matchOf(track).start / playable.duration,
        list: tracks.map(playableOfTrack),
      });
    },
    [tracks],
  );
  useEffect(() => {
    at.current = null;
    return subscribeClock(() => {
      const track = at.current === null ? undefined : tracks[at.current];
      if (at.current === null || !track) return;
      if (usePlayer.getState().current?.id !== track.id) at.current = null;
      else if (clockNow() >= matchOf(track).end) begin(at.current + 1);
    });
  }, [tracks, begin]);
  return () => begin(0);
}
