import { SkipBack, SkipForward } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { toggle } from "../actions.ts";
import { useKeyHint } from "../keys/use-key-hint.ts";
import { PlayButton } from "../play-button.tsx";
import { playIntent } from "../play-intent.ts";
import type { Playable } from "../playable.ts";
import { nextWithPages } from "../queue/follow-list.ts";
import { following } from "../queue/queue.ts";
import { previous } from "../queue/queue-actions.ts";
import { isWaiting, usePlayer } from "../store.ts";
import { useSoundName } from "../use-sound-name.ts";
import { PlayerTime } from "./player-time.tsx";

/** Previous, play or pause, next, and the time. */
export function PlayerTransport({ current }: { current: Playable }) {
  const t = useTranslations("player");
  const hint = useKeyHint();
  const name = useSoundName()(current);
  const playing = usePlayer((state) => state.playing);
  const last = usePlayer((state) => following(state) === null);
  const waiting = usePlayer(isWaiting);
  const label = t(playing ? "pauseTrack" : "playTrack", { name });

  return (
    <div className="flex shrink-0 items-center gap-1 md:gap-2">
      <IconButton
        {...hint(t("previous"), "P")}
        onClick={previous}
        label={t("previous")}
        className="max-md:hidden"
      >
        <SkipBack size={18} aria-hidden="true" />
      </IconButton>
      <PlayButton
        playing={playing}
        waiting={playing && waiting}
        label={label}
        hint={hint(label, "K", "K Space")}
        onClick={toggle}
        className="size-11 md:size-10"
      />
      <IconButton
        {...playIntent(() => following(usePlayer.getState())?.playable)}
        onClick={() => void nextWithPages()}
        disabled={last}
        label={t("next")}
        {...hint(t("next"), "N")}
      >
        <SkipForward size={18} aria-hidden="true" />
      </IconButton>
      <PlayerTime />
    </div>
  );
}
