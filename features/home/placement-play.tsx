"use client";

import { Pause, Play } from "lucide-react";
import type { Track } from "#/contract/track.ts";
import { play, toggle } from "#/features/player/actions.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";

/** Plays a placement's track, or pauses it. */
export function PlacementPlay({ track, labels }: { track: Track; labels: { play: string; pause: string } }) {
  const current = usePlayer((player) => player.current?.id === track.id);
  const playing = usePlayer((player) => player.playing) && current;
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={playing ? labels.pause : labels.play}
      onClick={() => (current ? toggle() : play(playableOfTrack(track)))}
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
