"use client";

import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { snapToPixel } from "#/features/player/strip/snap-to-pixel.ts";
import styles from "./film-strip.module.css";

/** Renders the playhead. The clock moves it without a new render. `start` and `whole` are seconds of the strip. */
export function StripHead({ start, whole, width }: { start: number; whole: number; width: number }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const x = snapToPixel((start + clockNow()) / whole, width) * width;
      if (line.current) line.current.style.transform = `translateX(${x}px)`;
    };
    follow();
    return subscribeClock(follow);
  }, [start, whole, width]);
  return (
    <span ref={line} aria-hidden="true" style={{ "--left": 0 } as CSSProperties} className={styles.head} />
  );
}
