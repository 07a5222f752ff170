"use client";

import { Pause, Play } from "lucide-react";
import { play, toggle } from "#/features/player/actions.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";

/** Plays a placement's track, or pauses it. */
export function PlacementPlay({
  playable,
  labels,
}: {
  playable: Playable;
  labels: { play: string; pause: string };
}) {
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const playing = usePlayer((player) => player.playing) && current;
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={playing ? labels.pause : labels.play}
      onClick={() => (current ? toggle() : play(playable))}
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
