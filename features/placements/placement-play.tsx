"use client";

import { PlaySound } from "#/features/player/play-sound.tsx";
import { type Playable, type PlayableTrack, playableOfTrack } from "#/features/player/playable.ts";

/**
 * Renders a button that plays or pauses the leading track of a placement. `list` is the queue for previous and
 * next.
 */
export function PlacementPlay({
  track,
  list,
  labels,
}: {
  track: PlayableTrack;
  list?: () => readonly Playable[];
  labels: { play: string; pause: string };
}) {
  return (
    <PlaySound
      playable={playableOfTrack(track)}
      list={list}
      label={(playing) => (playing ? labels.pause : labels.play)}
      className="size-10 border border-line2 hover:border-ink hover:bg-ink hover:text-onink"
    />
  );
}
