import { ListMusic, Minus, Plus, Volume1, Volume2, VolumeX, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { close } from "../bar-actions.ts";
import { useKeyHint } from "../keys/use-key-hint.ts";
import { togglePanel, usePanel } from "../panel/panel-store.ts";
import { usePlayer } from "../store.ts";
import { volumeIcon } from "../volume.ts";
import { changeVolume, setVolume, toggleMute } from "../volume-actions.ts";
import styles from "./player-volume.module.css";

const ICONS = { muted: VolumeX, low: Volume1, high: Volume2 };
const STEP =
  "grid size-6 shrink-0 place-items-center rounded-control text-ink2 hover:bg-hover aria-disabled:opacity-40";

/** Mute, volume in tenths by slider or by step (S71), and the button that closes the player (S67). */
export function PlayerVolume() {
  const t = useTranslations("player");
  const hint = useKeyHint();
  const volume = usePlayer((state) => state.volume);
  const muted = usePlayer((state) => state.muted);
  const isPanelOpen = usePanel((state) => state.open);
  const icon = volumeIcon(volume, muted);
  const Icon = ICONS[icon];

  return (
    <div className="flex shrink-0 items-center gap-1">
      <div className="flex items-center max-md:hidden">
        <IconButton
          {...hint(t("mute"), "M")}
          onClick={toggleMute}
          label={t("mute")}
          aria-pressed={muted}
          data-icon={icon}
        >
          <Icon size={18} aria-hidden="true" />
        </IconButton>
        <button
          {...hint(t("quieter"), "⇧ ↓", "Shift+ArrowDown")}
          type="button"
          onClick={() => changeVolume(-1)}
          aria-disabled={volume === 0 || undefined}
          aria-label={t("quieter")}
          className={STEP}
        >
          <Minus size={14} aria-hidden="true" />
        </button>
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volume}
          onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
          aria-label={t("volume")}
          aria-valuetext={t("volumeValue", { percent: Math.round(volume * 100) })}
          className={styles.range}
          style={{ "--filled": `${muted ? 0 : volume * 100}%` } as CSSProperties}
        />
        <button
          {...hint(t("louder"), "⇧ ↑", "Shift+ArrowUp")}
          type="button"
          onClick={() => changeVolume(1)}
          aria-disabled={volume === 1 || undefined}
          aria-label={t("louder")}
          className={STEP}
        >
          <Plus size={14} aria-hidden="true" />
        </button>
      </div>
      <IconButton
        {...hint(t("panel"), "Q")}
        id="player-panel-opener"
        onClick={togglePanel}
        label={t("panel")}
        aria-expanded={isPanelOpen}
      >
        <ListMusic size={18} aria-hidden="true" />
      </IconButton>
      <IconButton onClick={close} label={t("close")}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
