"use client";

import { Pause, Play } from "lucide-react";
import { play, toggle } from "#/features/player/actions.ts";
import { playableOfTrack, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import type { RowTrack } from "#/features/tracks/row-track.ts";

/** Plays the first of a placement's tracks, or pauses it; the others follow. */
export function PlacementPlay({
  tracks,
  labels,
}: {
  tracks: readonly RowTrack[];
  labels: { play: string; pause: string };
}) {
  const [first] = tracks;
  const current = usePlayer(
    (player) => first !== undefined && samePlayable(player.current, playableOfTrack(first)),
  );
  const playing = usePlayer((player) => player.playing) && current;
  const Icon = playing ? Pause : Play;
  if (!first) return null;

  function press() {
    if (current) return toggle();
    const list = tracks.map(playableOfTrack);
    const [lead] = list;
    if (lead) play(lead, { list });
  }

  return (
    <button
      type="button"
      aria-label={playing ? labels.pause : labels.play}
      onClick={press}
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
