"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties, PointerEvent } from "react";
import type { FrameRate } from "../time/timecode.ts";
import styles from "./film-strip.module.css";
import { framesOfKey } from "./place-keys.ts";
import type { Span } from "./strip-blocks.ts";
import { nameOfTime, scaleOf } from "./strip-scale.ts";
import { useSpokenPlace } from "./use-spoken-place.ts";

/** Renders the time scale below the strip, with the cursor, which a press on the scale, dragging or keys move. */
export function StripCursor({
  cursor,
  span,
  rate,
  seconds,
  width,
  onCursor,
  onPlay,
}: {
  cursor: number;
  span: Span;
  rate: FrameRate;
  /** Length of the strip in seconds. */
  seconds: number;
  /** Width of the strip in CSS pixels. */
  width: number;
  onCursor: (frame: number) => void;
  onPlay: () => void;
}) {
  const t = useTranslations("cueSheet.strip");
  const spoken = useSpokenPlace(rate);
  const { named } = scaleOf(seconds, width);
  const isCoarse = (named[1] ?? 0) % 60 === 0;
  const within = (frame: number) => Math.min(span.to, Math.max(span.from, Math.round(frame)));
  const moveCursor = (event: PointerEvent<HTMLElement>) => {
    const { left, width: whole } = event.currentTarget.getBoundingClientRect();
    onCursor(within(span.from + ((event.clientX - left) / whole) * (span.to - span.from)));
  };
  return (
    <div
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveCursor(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && moveCursor(event)}
      className={styles.scale}
    >
      {named.map((time) => (
        <span
          key={time}
          aria-hidden="true"
          style={{ "--at": `${(time / seconds) * width}px` } as CSSProperties}
          className={`${styles.name} text-ink3 text-label tabular-nums`}
        >
          {nameOfTime(time, isCoarse)}
        </span>
      ))}
      <div
        role="slider"
        tabIndex={0}
        aria-label={t("cursor")}
        aria-valuemin={span.from}
        aria-valuemax={span.to}
        aria-valuenow={cursor}
        aria-valuetext={spoken(cursor)}
        onKeyDown={(event) => {
          if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            onPlay();
            return;
          }
          const by = framesOfKey(event, rate.base);
          const to = event.key === "Home" ? span.from : event.key === "End" ? span.to : by && cursor + by;
          if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          onCursor(within(to));
        }}
        style={{ "--left": `${((cursor - span.from) / (span.to - span.from)) * 100}%` } as CSSProperties}
        className={styles.cursor}
      />
    </div>
  );
}
