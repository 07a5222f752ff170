import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { formatDuration, minutesAndSeconds } from "#/features/player/duration.ts";
import { movedEnd, SHORTEST_PART } from "./part-rules.ts";
import styles from "./part-selection.module.css";
import type { Part } from "./similarity-state.ts";

/** Seconds moved by an arrow and by a page key. */
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
const MARK_SECONDS = [10, 15, 30, 60, 120, 300];
const MOST_MARKS = 9;
/** Share of the time line, in per cent, after which no further mark fits. */
const LAST_MARK = 92;

/**
 * Renders the part of the reference to compare: drawn anew by dragging (`children` receives it while it moves), or
 * changed by two handles, each a slider for pointer and keys. `onChange` is called on release.
 */
export function PartSelection({
  part,
  duration,
  onChange,
  children,
}: {
  part: Part;
  duration: number;
  onChange: (part: Part) => void;
  children: (part: Part) => ReactNode;
}) {
  const t = useTranslations("similarity");
  const [moving, setMoving] = useState<Part | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const anchor = useRef(0);
  const shown = moving ?? part;
  const share = (seconds: number) => Math.min(100, Math.max(0, (100 * seconds) / duration));
  const secondAt = (event: PointerEvent) => {
    const { left = 0, width = 1 } = area.current?.getBoundingClientRect() ?? {};
    return Math.min(duration, Math.max(0, ((event.clientX - left) / width) * duration));
  };
  const end = () => {
    if (moving && moving.to - moving.from >= SHORTEST_PART) onChange(moving);
    setMoving(null);
  };
  const spoken = (seconds: number) => t("time", minutesAndSeconds(seconds));
  const step = MARK_SECONDS.find((one) => duration / one <= MOST_MARKS) ?? duration;

  // A mark at the very end would overflow.
  const marks = Array.from({ length: Math.ceil(duration / step) }, (_, i) => i * step).filter(
    (seconds) => share(seconds) <= LAST_MARK,
  );

  const handle = (edge: "from" | "to") => (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t(edge)}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(shown[edge])}
      aria-valuetext={spoken(shown[edge])}
      className={styles.handle}
      style={{ left: `${share(shown[edge])}%` }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        setMoving(part);
      }}
      onPointerMove={(event) => {
        if (moving) setMoving(movedEnd(moving, edge, secondAt(event), duration));
      }}
      onPointerUp={end}
      onKeyDown={(event: KeyboardEvent) => {
        const by = STEPS[event.key];
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onChange(movedEnd(part, edge, part[edge] + by, duration));
      }}
    />
  );

  return (
    <div>
      <div
        ref={area}
        className={styles.area}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          anchor.current = secondAt(event);
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const at = secondAt(event);
          const drawn = { from: Math.min(anchor.current, at), to: Math.max(anchor.current, at) };
          if (drawn.to - drawn.from >= 1) setMoving(drawn);
        }}
        onPointerUp={end}
      >
        {children(shown)}
        <div
          className={styles.frame}
          style={{ left: `${share(shown.from)}%`, right: `${100 - share(shown.to)}%` }}
        >
          <span aria-hidden="true" className={styles.flag}>
            {formatDuration(Math.round(shown.from))} – {formatDuration(Math.round(shown.to))}
          </span>
        </div>
        {handle("from")}
        {handle("to")}
      </div>
      <div aria-hidden="true" className={styles.marks}>
        {marks.map((seconds) => (
          <span key={seconds} style={{ left: `${share(seconds)}%` }}>
            {formatDuration(Math.round(seconds))}
          </span>
        ))}
      </div>
    </div>
  );
}
