import type { Id } from "#/contract/hydra.ts";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import styles from "../row-parts/row-waveform.module.css";

/**
 * Renders the waveform of a track, loaded when near the viewport: its part of the list's drawing, else its own image.
 * `TrackRows` handles a failure to load it.
 */
export function WaveformImage({ track, waveforms = null }: { track: Id; waveforms?: string | null }) {
  return (
    // biome-ignore lint/performance/noImgElement: a waveform is a vector drawing, there is nothing to resize.
    <img
      src={waveforms === null ? waveformUrl(track, "start") : `${waveforms}#t${track}`}
      alt=""
      loading="lazy"
      className={styles.bars}
    />
  );
}
