import { use, useCallback, useState } from "react";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import { ListedWaveforms } from "./listed-waveforms.ts";
import styles from "./row-waveform.module.css";

/**
 * The waveform of a track, loaded when near the screen: its part of the drawing of its list, else, as where the backend
 * draws no lists, its own image. One that cannot be had leaves its place empty.
 */
export function WaveformImage({ track }: { track: number }) {
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
  /** It may have failed before the page came alive, when nobody heard of it. */
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
