import { type ReactNode, useLayoutEffect, useRef } from "react";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { usePlayer } from "#/features/player/store.ts";
import styles from "./row-waveform.module.css";

/** Holds the drawing of the sound that plays; `--at` is its played share, moved by the clock without rendering. */
export function PlayedFrame({ children }: { children: ReactNode }) {
  const duration = usePlayer((player) => player.duration);
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const paint = () => {
      const at = duration > 0 ? Math.min(1, clockNow() / duration) : 0;
      frame.current?.style.setProperty("--at", String(at));
    };
    paint();
    return subscribeClock(paint);
  }, [duration]);
  return (
    <span ref={frame} className={styles.frame}>
      {children}
    </span>
  );
}
