import type { CSSProperties } from "react";
import type { Id } from "#/contract/hydra.ts";
import { waveformUrl } from "../waveform-url.ts";
import styles from "./strip.module.css";

/** The strip for a backend without analyses: the track's two waveform images (S72) instead of furrows. */
export function StripImage({ track }: { track: Id }) {
  const bars = (part: "start" | "end") => ({ "--bars": `url(${waveformUrl(track, part)})` }) as CSSProperties;
  return (
    <div className={styles.drawing}>
      <span data-at="rest" className={styles.rest}>
        <span style={bars("start")} />
      </span>
      <span data-at="played" className={styles.sounded}>
        <span style={bars("end")} />
      </span>
    </div>
  );
}
