"use client";

import { PlaySound } from "#/features/player/play-sound.tsx";
import { type Playable, type PlayableTrack, playableOfTrack } from "#/features/player/playable.ts";

/** Plays the leading track of a placement, or pauses it. `list` is what previous and next move in. */
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
