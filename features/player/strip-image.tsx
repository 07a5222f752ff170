import type { CSSProperties } from "react";
import styles from "./strip.module.css";
import { waveformUrl } from "./waveform-url.ts";

/** The strip of a backend that measures nothing: the track's two waveform images (S72) in place of furrows. */
export function StripImage({ track }: { track: number }) {
  const bars = (part: "start" | "end") => ({ "--bars": `url(${waveformUrl(track, part)})` }) as CSSProperties;
  return (
    <div className={styles.drawing}>
      <span className={styles.rest} style={bars("start")} />
      <span className={styles.sounded} style={bars("end")} />
    </div>
  );
}
