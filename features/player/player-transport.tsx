import { SkipBack, SkipForward } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { neighbour, next, previous, toggle } from "./actions.ts";
import { PlayButton } from "./play-button.tsx";
import type { Playable } from "./playable.ts";
import { PlayerTime } from "./player-time.tsx";
import { usePlayer } from "./store.ts";

/** Previous, play or pause, next, and the time. */
export function PlayerTransport({ current }: { current: Playable }) {
  const t = useTranslations("player");
  const playing = usePlayer((state) => state.playing);
  const last = usePlayer(({ list }) => neighbour(list, current, 1) === null);
  const waiting = usePlayer(({ status }) => status === "loading" || status === "buffering");

  return (
    <div className="flex shrink-0 items-center gap-1 md:gap-2">
      <IconButton onClick={previous} label={t("previous")} className="max-md:hidden">
        <SkipBack size={18} aria-hidden="true" />
      </IconButton>
      <PlayButton
        playing={playing}
        waiting={playing && waiting}
        label={t(playing ? "pauseTrack" : "playTrack", { name: current.name })}
        onClick={toggle}
        className="size-11 md:size-10"
      />
      <IconButton onClick={next} disabled={last} label={t("next")}>
        <SkipForward size={18} aria-hidden="true" />
      </IconButton>
      <PlayerTime />
    </div>
  );
}
