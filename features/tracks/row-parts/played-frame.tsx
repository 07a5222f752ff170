import { type ReactNode, useRef } from "react";
import { usePlayer } from "#/features/player/store.ts";
import { useFollowedClock } from "#/features/player/strip/use-followed-clock.ts";
import styles from "./row-waveform.module.css";

/** Renders the drawing of the playing sound: `rest` is its remaining part, `played` the part before the playhead. */
export function PlayedFrame({ rest, played }: { rest: ReactNode; played: ReactNode }) {
  const duration = usePlayer((player) => player.duration);
  const frame = useRef<HTMLSpanElement>(null);
  useFollowedClock(frame, duration);
  return (
    <span ref={frame} className={styles.frame}>
      <span data-at="rest" className={styles.part}>
        {rest}
      </span>
      <span data-at="played" className={styles.played}>
        {played}
      </span>
      <span data-at="head" className={styles.head} />
    </span>
  );
}
