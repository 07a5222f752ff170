import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { usePreferences } from "#/lib/preferences.ts";
import { seek } from "../actions.ts";
import { clockNow, useClock } from "../clock.ts";
import { formatDuration } from "../duration.ts";
import { usePlayer } from "../store.ts";
import { useSpokenTime } from "../use-spoken-time.ts";
import styles from "./strip.module.css";
import { useFollowedClock } from "./use-followed-clock.ts";
import { useLoopDrag } from "./use-loop-drag.ts";
import { useStripPointer } from "./use-strip-pointer.ts";

/** Seconds moved by an arrow and by a page key. */
const SMALL_STEP = 5;
const LARGE_STEP = 30;
/** Share of the strip from which the time is shown to the left of the playhead, because it would leave the screen. */
const FLAG_TURNS_AT = 0.9;

/** Keys of the whole page that seek: by ten seconds, and to a tenth of the sound. */
const MOVING_KEYS = "J L 0 1 2 3 4 5 6 7 8 9";

const STEPS: Record<string, number> = {
  ArrowRight: SMALL_STEP,
  ArrowUp: SMALL_STEP,
  ArrowLeft: -SMALL_STEP,
  ArrowDown: -SMALL_STEP,
  PageUp: LARGE_STEP,
  PageDown: -LARGE_STEP,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Position in the sound as a slider over its drawing (`children`): pointer and keys move it (S68). It renders once a
 * second; in between only the playhead moves.
 */
export function StripSlider({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations("player");
  const second = useClock(Math.floor);
  const duration = usePlayer((state) => state.duration);
  const keys = usePreferences((choices) => choices.keys);
  const strip = useRef<HTMLDivElement>(null);
  const hover = useRef<HTMLSpanElement>(null);
  const pointer = useStripPointer();
  const loop = useLoopDrag();
  useFollowedClock(strip, duration);

  const spoken = useSpokenTime();
  /** Shows the time under the pointer, without rendering. */
  const hint = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const flag = hover.current;
    if (!flag || event.pointerType !== "mouse") return;
    const at = Math.min(width, Math.max(0, event.clientX - left));
    flag.hidden = false;
    flag.textContent = formatDuration((at / width) * duration);
    flag.style.left = `${at}px`;
    flag.dataset.turned = String(at / width > FLAG_TURNS_AT);
  };

  return (
    <div
      ref={strip}
      role="slider"
      tabIndex={0}
      aria-label={t("position", { name })}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={second}
      aria-valuetext={spoken(second, duration)}
      aria-keyshortcuts={keys ? MOVING_KEYS : undefined}
      className={styles.strip}
      onPointerDown={(event) => loop.onPointerDown(event) || pointer.onPointerDown(event)}
      onPointerMove={(event) => {
        hint(event);
        if (!loop.onPointerMove(event)) pointer.onPointerMove(event);
      }}
      onPointerUp={(event) => loop.onPointerUp(event) || pointer.onPointerUp(event)}
      onPointerCancel={() => {
        loop.onPointerCancel();
        pointer.onPointerCancel();
      }}
      onPointerLeave={() => {
        if (hover.current) hover.current.hidden = true;
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const step = STEPS[event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        seek(fractionOf(clockNow() + step, duration));
      }}
    >
      <div data-at="played" className={styles.played} />
      {children}
      <span data-loop-rail aria-hidden="true" title={t("loopRail")} className={styles.rail} />
      <span ref={hover} hidden aria-hidden="true" className={styles.hover} />
      <div data-at="head" className={styles.head} data-turned={fractionOf(second, duration) > FLAG_TURNS_AT}>
        <span aria-hidden="true">{formatDuration(second)}</span>
      </div>
    </div>
  );
}

function fractionOf(seconds: number, duration: number): number {
  return duration > 0 ? Math.min(1, Math.max(0, seconds / duration)) : 0;
}
