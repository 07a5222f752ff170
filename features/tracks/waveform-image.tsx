import { waveformUrl } from "#/features/player/waveform-url.ts";
import styles from "./row-waveform.module.css";

/** The waveform image of a track, loaded when near the screen; one that cannot be had leaves its place empty. */
export function WaveformImage({ track }: { track: number }) {
  return (
    // biome-ignore lint/performance/noImgElement: a waveform is a vector drawing, there is nothing to resize.
    <img
      ref={hideIfBroken}
      src={waveformUrl(track, "start")}
      alt=""
      loading="lazy"
      onError={(event) => hide(event.currentTarget)}
      className={styles.bars}
    />
  );
}

/** It may have failed before the page came alive, when nobody heard of it. */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete) image.decode?.().catch(() => hide(image));
}

function hide(image: HTMLImageElement): void {
  image.hidden = true;
}
