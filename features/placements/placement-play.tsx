"use client";

import { Pause, Play } from "lucide-react";
import { play, toggle } from "#/features/player/actions.ts";
import { playIntent } from "#/features/player/play-intent.ts";
import {
  type Playable,
  type PlayableTrack,
  playableOfTrack,
  samePlayable,
} from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";

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
  const playable = playableOfTrack(track);
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const playing = usePlayer((player) => player.playing) && current;
  const Icon = playing ? Pause : Play;
  return (
    <button
      {...playIntent(() => playable)}
      type="button"
      aria-label={playing ? labels.pause : labels.play}
      onClick={() => (current ? toggle() : play(playable, { list: list?.() }))}
      className="touch-target grid size-10 place-items-center rounded-full border border-line2 hover:border-ink hover:bg-ink hover:text-onink"
    >
      <Icon
        aria-hidden="true"
        size={14}
        fill="currentColor"
        strokeWidth={0}
        className={playing ? "" : "translate-x-px"}
      />
    </button>
  );
}
