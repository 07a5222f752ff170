import { SkipBack, SkipForward } from "lucide-react";
import { useTranslations } from "next-intl";
import { neighbour, next, previous, toggle } from "./actions.ts";
import { PlayButton } from "./play-button.tsx";
import type { Playable } from "./playable.ts";
import { PlayerTime } from "./player-time.tsx";
import { usePlayer } from "./store.ts";

const STEP_BUTTON =
  "touch-target grid size-9 place-items-center rounded-control hover:bg-hover disabled:text-ink3 disabled:opacity-50";

/** Previous, play or pause, next, and the time. */
export function PlayerTransport({ current }: { current: Playable }) {
  const t = useTranslations("player");
  const playing = usePlayer((state) => state.playing);
  const last = usePlayer(({ list }) => neighbour(list, current, 1) === null);
  const waiting = usePlayer(({ status }) => status === "loading" || status === "buffering");

  return (
    <div className="flex shrink-0 items-center gap-1 md:gap-2">
      <button
        type="button"
        onClick={previous}
        aria-label={t("previous")}
        className={`${STEP_BUTTON} max-md:hidden`}
      >
        <SkipBack size={18} aria-hidden="true" />
      </button>
      <PlayButton
        playing={playing}
        waiting={playing && waiting}
        label={t(playing ? "pauseTrack" : "playTrack", { name: current.name })}
        onClick={toggle}
        className="size-11 md:size-10"
      />
      <button type="button" onClick={next} disabled={last} aria-label={t("next")} className={STEP_BUTTON}>
        <SkipForward size={18} aria-hidden="true" />
      </button>
      <PlayerTime />
    </div>
  );
}
