import { useEffect, useRef } from "react";
import type { LoadedAnalysis } from "../load-analysis.ts";
import { drawStrip } from "./draw-strip.ts";
import styles from "./strip.module.css";

/** The furrows of the strip, the played part in the mood's colour; drawn again when the theme changes. */
export function StripDrawing({ analysis, mood }: { analysis: LoadedAnalysis; mood: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? drawStrip(box.current, analysis) : undefined), [analysis]);
  return (
    <div
      ref={box}
      data-mood={mood}
      className={`${styles.drawing} text-ink [--played:var(--mood-fill,var(--ink))]`}
    />
  );
}
