import { SkipBack, SkipForward } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { toggle } from "../actions.ts";
import { ariaKeys } from "../keys/key-commands.ts";
import { PlayButton } from "../play-button.tsx";
import { playIntent } from "../play-intent.ts";
import type { Playable } from "../playable.ts";
import { nextWithPages } from "../queue/follow-list.ts";
import { following } from "../queue/queue.ts";
import { previous } from "../queue/queue-actions.ts";
import { usePlayer } from "../store.ts";
import { PlayerTime } from "./player-time.tsx";

/** Previous, play or pause, next, and the time. */
export function PlayerTransport({ current }: { current: Playable }) {
  const t = useTranslations("player");
  const playing = usePlayer((state) => state.playing);
  const last = usePlayer((state) => following(state) === null);
  const waiting = usePlayer(
    ({ status }) => status === "loading" || status === "buffering" || status === "retrying",
  );

  return (
    <div className="flex shrink-0 items-center gap-1 md:gap-2">
      <IconButton
        onClick={previous}
        label={t("previous")}
        title={`${t("previous")} (P)`}
        aria-keyshortcuts={ariaKeys("previous")}
        className="max-md:hidden"
      >
        <SkipBack size={18} aria-hidden="true" />
      </IconButton>
      <PlayButton
        playing={playing}
        waiting={playing && waiting}
        label={t(playing ? "pauseTrack" : "playTrack", { name: current.name })}
        onClick={toggle}
        keys="K"
        className="size-11 md:size-10"
      />
      <IconButton
        {...playIntent(() => following(usePlayer.getState())?.playable)}
        onClick={() => void nextWithPages()}
        disabled={last}
        label={t("next")}
        title={`${t("next")} (N)`}
        aria-keyshortcuts={ariaKeys("next")}
        className="max-sm:hidden"
      >
        <SkipForward size={18} aria-hidden="true" />
      </IconButton>
      <PlayerTime />
    </div>
  );
}
