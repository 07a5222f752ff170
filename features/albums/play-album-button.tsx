"use client";

import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { Track } from "#/contract/track.ts";
import { pause, play, resume } from "#/features/player/actions.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";

/** Plays an album from `from` (its first title unless one was asked for); pauses and goes on while it plays. */
export function PlayAlbumButton({
  tracks,
  from = 0,
  name,
}: {
  tracks: readonly Track[];
  from?: number;
  name: string;
}) {
  const t = useTranslations("album");
  const current = usePlayer((player) => tracks.some((track) => track.id === player.current?.id));
  const playing = usePlayer((player) => player.playing) && current;
  const Icon = playing ? Pause : Play;

  function press() {
    if (playing) return pause();
    if (current) return resume();
    const list = tracks.map(playableOfTrack);
    const first = list[from];
    if (first) play(first, { list });
  }

  return (
    <Button
      onClick={press}
      disabled={tracks.length === 0}
      aria-label={t(playing ? "pauseAlbum" : "playAlbum", { name })}
      className="max-md:h-11"
    >
      <Icon aria-hidden="true" size={16} fill="currentColor" strokeWidth={1.5} />
      {t(playing ? "pause" : "play")}
    </Button>
  );
}
