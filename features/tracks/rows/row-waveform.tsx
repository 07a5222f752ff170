import type { CSSProperties } from "react";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import { VersionBars } from "#/features/tracks/versions/version-bars.tsx";
import { PlayedFrame } from "../row-parts/played-frame.tsx";
import type { RowTrack } from "../row-parts/row-track.ts";
import styles from "../row-parts/row-waveform.module.css";
import rowStyles from "../row-parts/track-row.module.css";
import type { RowState } from "./row-state.ts";
import { WaveformImage } from "./waveform-image.tsx";

/**
 * Renders the row's waveform: a press plays the track from that point (S69). It is for pointers only; by keyboard
 * the play button and the player's slider do the same without a tab stop in every row.
 */
export function RowWaveform({
  track: { id, trackVersion, analysis = null },
  row: { isCurrent, waveforms },
}: {
  track: Pick<RowTrack, "id" | "trackVersion" | "analysis">;
  row: Pick<RowState, "isCurrent" | "waveforms">;
}) {
  const wave = trackVersion ? (
    <VersionBars analysis={analysis} />
  ) : (
    <WaveformImage track={id} waveforms={waveforms} />
  );
  const sounded = trackVersion ? (
    wave
  ) : (
    <span
      className={styles.sounded}
      style={{ "--bars": `url(${waveformUrl(id, "end")})` } as CSSProperties}
    />
  );
  return (
    // biome-ignore lint/a11y/useButtonType: no form is around rows, and the type would be in each of their buttons.
    <button
      tabIndex={-1}
      aria-hidden="true"
      data-act="wave"
      data-waveform
      className={`${rowStyles.wave} ${styles.wave}`}
    >
      {isCurrent ? <PlayedFrame rest={wave} played={sounded} /> : wave}
    </button>
  );
}
