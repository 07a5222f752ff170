"use client";

import styles from "./dial-band.module.css";
import type { DialLabel } from "./dial-labels.ts";
import { DIAL_UNITS, TICK_HEIGHT } from "./dial-ticks.ts";

/** Stroke of a tick, CSS pixels (looks §5, Dial), and of ticks in a band with fewer tracks. */
const STROKE = 1.7;
const STRONG_STROKE = 2.6;
const CROWDED = 60;

/**
 * Renders a mood's band: the path of its `ticks`, of which there are `count`, and the places of origin of its music.
 * An island, so that the page holds them once.
 */
export function DialBand({
  mood,
  ticks,
  count,
  labels,
}: {
  mood: string;
  ticks: string;
  count: number;
  labels: readonly DialLabel[];
}) {
  return (
    <div data-mood={mood} className="relative h-12 border-line border-b">
      <svg
        viewBox={`0 0 ${DIAL_UNITS} ${TICK_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-x-0 bottom-0 h-8 w-full overflow-visible"
      >
        <path
          d={ticks}
          vectorEffect="non-scaling-stroke"
          className="stroke-mood"
          strokeWidth={count < CROWDED ? STRONG_STROKE : STROKE}
          fill="none"
        />
      </svg>
      {labels.map(({ title, x, from }) => (
        <span
          key={title}
          aria-hidden="true"
          data-from={from}
          className={styles.label}
          style={{ left: `${+(x * 100).toFixed(3)}%` }}
        >
          {title}
        </span>
      ))}
    </div>
  );
}
