import type { CSSProperties } from "react";
import type { Id } from "#/contract/hydra.ts";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import { WaveformImage } from "#/features/tracks/rows/waveform-image.tsx";
import styles from "./lit-waveform.module.css";

/** Renders a found track's waveform with the matching part in its mood's colour; a press plays from there. */
export function LitWaveform({
  track,
  duration,
  start,
  end,
  onPlay,
}: {
  track: Id;
  /** Seconds, as are the following ones. */
  duration: number;
  start: number;
  end: number;
  onPlay: (second: number) => void;
}) {
  const share = (seconds: number) => Math.min(100, Math.max(0, (100 * seconds) / duration));
  const [left, right] = [share(start), 100 - share(end)];
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-waveform
      className={styles.wave}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onPlay(((event.clientX - box.left) / box.width) * duration);
      }}
    >
      <WaveformImage track={track} />
      <span data-lit className={styles.lit} style={{ left: `${left}%`, right: `${right}%` }} />
      <span className={styles.part} style={{ clipPath: `inset(0 ${right}% 0 ${left}%)` }}>
        <span style={{ "--bars": `url(${waveformUrl(track, "end")})` } as CSSProperties} />
      </span>
    </button>
  );
}
