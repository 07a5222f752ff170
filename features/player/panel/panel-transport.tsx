import { SkipBack, SkipForward } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { toggle } from "../actions.ts";
import { PlayButton } from "../play-button.tsx";
import type { Playable } from "../playable.ts";
import { nextWithPages } from "../queue/follow-list.ts";
import { following } from "../queue/queue.ts";
import { previous } from "../queue/queue-actions.ts";
import { isWaiting, usePlayer } from "../store.ts";
import { useSoundName } from "../use-sound-name.ts";

/** Previous, play and next on a phone, where the bar has no room for all three. */
export function PanelTransport({ current }: { current: Playable }) {
  const t = useTranslations("player");
  const name = useSoundName()(current);
  const playing = usePlayer((state) => state.playing);
  const waiting = usePlayer(isWaiting);
  const last = usePlayer((state) => following(state) === null);
  return (
    <div className="flex items-center gap-6 md:hidden">
      <IconButton onClick={previous} label={t("previous")}>
        <SkipBack size={22} aria-hidden="true" />
      </IconButton>
      <PlayButton
        playing={playing}
        waiting={playing && waiting}
        label={t(playing ? "pauseTrack" : "playTrack", { name })}
        onClick={toggle}
        className="size-14"
      />
      <IconButton onClick={() => void nextWithPages()} disabled={last} label={t("next")}>
        <SkipForward size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
