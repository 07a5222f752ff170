import { useTranslations } from "next-intl";
import { play, toggle } from "#/features/player/actions.ts";
import { PlayButton } from "#/features/player/play-button.tsx";
import { playIntent } from "#/features/player/play-intent.ts";
import { type PlayableTrack, playableOfTrack, samePlayable } from "#/features/player/playable.ts";
import { isWaiting, usePlayer } from "#/features/player/store.ts";
import type { Part } from "./similarity-state.ts";

/** Plays the reference track, from the part to compare. */
export function ReferencePlay({ track, part }: { track: PlayableTrack; part: Part | null }) {
  const t = useTranslations("similarity");
  const playable = playableOfTrack(track);
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const playing = usePlayer((player) => player.playing) && current;
  const waiting = usePlayer(isWaiting) && playing;
  return (
    <PlayButton
      playing={playing}
      waiting={waiting}
      label={t(playing ? "pause" : "playReference", { name: track.name })}
      intent={playIntent(() => playable)}
      onClick={() => (current ? toggle() : play(playable, { seconds: part?.from ?? 0 }))}
      className="size-12"
    />
  );
}
