import type { CSSProperties, KeyboardEvent } from "react";
import type { Key } from "./circle-of-fifths.ts";
import styles from "./fifths.module.css";
import { RING_RADII, ringPoint, ringSegment } from "./ring-segment.ts";

/** Share of ink, in per cent, on the key with the most tracks (looks §5, Circle of fifths). */
const DARKEST = 22;
/** Offsets of a segment's name and count from its middle. */
const LINES = { name: -6, count: 8 };
/** Inset of a segment's focus ring, in pixels and in steps: outside it, neighbours would cover the ring. */
const RING_INSET = { radius: 4, steps: 0.14 };

/** Renders one key of the circle of fifths: tinted by its number of tracks, in ink when chosen. */
export function FifthsSegment({
  place,
  name,
  label,
  count,
  share,
  isChosen,
  isStop,
  onPress,
  onKeyDown,
}: {
  place: Key;
  name: string;
  /** Accessible name. */
  label: string;
  count: number;
  /** Its number of tracks as a share of the largest one, 0–1. */
  share: number;
  isChosen: boolean;
  /** Whether it is the circle's tab stop. */
  isStop: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
}) {
  const radii = RING_RADII[place.ring];
  const [x, y] = ringPoint(radii.text, place.position);
  const ink = isChosen ? 100 : Math.round(share * DARKEST);
  const ring = { inner: radii.inner + RING_INSET.radius, outer: radii.outer - RING_INSET.radius };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button element inside a drawing. */}
      <g
        role="button"
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={label}
        data-tonality={place.tonalities[0]}
        data-none={count === 0 || undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
        className={styles.segment}
        style={{ "--share": `${ink}%` } as CSSProperties}
      >
        <path d={ringSegment(radii, place.position)} />
        {/* The focus is never elsewhere: a key that is pressed or reached by an arrow becomes the tab stop. */}
        {isStop && <path d={ringSegment(ring, place.position, 1 - RING_INSET.steps)} />}
        <text x={x} y={y + LINES.name}>
          {name}
        </text>
      </g>
      {/* Outside the button, whose accessible name must contain all words drawn in it. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of a drawing takes no focus. */}
      <text x={x} y={y + LINES.count} aria-hidden="true">
        {count}
      </text>
    </>
  );
}
