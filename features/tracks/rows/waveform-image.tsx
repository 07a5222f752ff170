import { use, useCallback, useState } from "react";
import type { Id } from "#/contract/hydra.ts";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import { ListedWaveforms } from "./listed-waveforms.ts";
import styles from "./row-waveform.module.css";

/**
 * Renders the waveform of a track, loaded when near the viewport: its part of the list's drawing, else its own
 * image, as with a backend that draws no lists. Leaves the place empty if it fails to load.
 */
export function WaveformImage({ track }: { track: Id }) {
  const listed = use(ListedWaveforms);
  const [hasFailed, setFailed] = useState(false);
  const isAlone = hasFailed || listed === null;
  const fail = useCallback(
    (image: HTMLImageElement) => {
      if (isAlone) image.hidden = true;
      else setFailed(true);
    },
    [isAlone],
  );
  /** It may have failed before hydration, when no handler was attached. */
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) image.decode?.().catch(() => fail(image));
    },
    [fail],
  );
  return (
    // biome-ignore lint/performance/noImgElement: a waveform is a vector drawing, there is nothing to resize.
    <img
      ref={look}
      src={isAlone ? waveformUrl(track, "start") : `${listed}#t${track}`}
      alt=""
      loading="lazy"
      onError={(event) => fail(event.currentTarget)}
      className={styles.bars}
    />
  );
}
