import type { CSSProperties } from "react";
import { play } from "#/features/player/actions.ts";
import { playIntent } from "#/features/player/play-intent.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import { VersionBars } from "#/features/tracks/versions/version-bars.tsx";
import { PlayedFrame } from "./played-frame.tsx";
import styles from "./row-waveform.module.css";
import rowStyles from "./track-row.module.css";
import { WaveformImage } from "./waveform-image.tsx";

/**
 * Renders the row's waveform: a press plays the track from that point (S69). It is for pointers only; by keyboard
 * the play button and the player's slider do the same without a tab stop in every row.
 */
export function RowWaveform({ playable, list }: { playable: Playable; list: () => readonly Playable[] }) {
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const isVersion = playable.versionId !== null;
  const wave = isVersion ? (
    <VersionBars analysis={playable.analysis} />
  ) : (
    <WaveformImage track={playable.id} />
  );
  const sounded = isVersion ? (
    wave
  ) : (
    <span
      className={styles.sounded}
      style={{ "--bars": `url(${waveformUrl(playable.id, "end")})` } as CSSProperties}
    />
  );
  return (
    <button
      {...playIntent(() => playable)}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-waveform
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        play(playable, { at: (event.clientX - left) / width, list: list() });
      }}
      className={`${rowStyles.wave} ${styles.wave}`}
    >
      {current ? <PlayedFrame rest={wave} played={sounded} /> : wave}
    </button>
  );
}
