"use client";

import type { CSSProperties } from "react";
import { useIsNear } from "#/components/near/use-is-near.ts";
import type { Id } from "#/contract/hydra.ts";
import { printsUrl } from "#/features/player/waveform-url.ts";
import styles from "./listed-print.module.css";

/**
 * Renders the furrow bundle of one of the tracks in `prints`, in the hue of the `data-mood` around it or in ink. It is
 * part of one drawing, which is fetched once a card comes near the viewport; until then, without a track, or after a
 * failure, an empty background stands there.
 */
export function ListedPrint({ track, prints }: { track: Id | null; prints: readonly Id[] }) {
  const [frame, isNear] = useIsNear<HTMLSpanElement>();
  const place = track === null ? -1 : prints.indexOf(track);
  const isDrawn = isNear && place >= 0;
  return (
    // A span, because a button may contain it.
    <span ref={frame} className={styles.frame}>
      {isDrawn && <span className={`fade ${styles.print}`} style={partOf(prints, place)} />}
    </span>
  );
}

/** Returns the styles that show only the print at `place` of the drawing, where the prints stand below one another. */
function partOf(prints: readonly Id[], place: number): CSSProperties {
  return {
    "--prints": `url("${printsUrl(prints)}")`,
    "--whole": `${prints.length * 100}%`,
    "--at": `${(place / Math.max(1, prints.length - 1)) * 100}%`,
  } as CSSProperties;
}
