"use client";

import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "#/components/button/button.tsx";
import { pause, play, resume } from "#/features/player/actions.ts";
import { playIntent } from "#/features/player/play-intent.ts";
import { type PlayableTrack, playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { type Packed, unpack } from "#/lib/pages/packed.ts";

/** Renders a button that plays an album from `from` (its first track by default), and pauses and resumes it. */
export function PlayAlbumButton({
  list: packed,
  from = 0,
  name,
}: {
  list: Packed<{ tracks: readonly PlayableTrack[] }>;
  from?: number;
  name: string;
}) {
  const t = useTranslations("album");
  const { tracks } = useMemo(() => unpack(packed), [packed]);
  const current = usePlayer((player) => tracks.some((track) => track.id === player.current?.id));
  const playing = usePlayer((player) => player.playing) && current;
  const Icon = playing ? Pause : Play;

  const list = () => tracks.map(playableOfTrack);

  function press() {
    if (playing) return pause();
    if (current) return resume();
    const all = list();
    const first = all[from];
    if (first) play(first, { list: all });
  }

  return (
    <Button
      {...playIntent(() => (current ? null : list()[from]))}
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
