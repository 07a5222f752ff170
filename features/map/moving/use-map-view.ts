import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { isStill } from "#/lib/motion.ts";
import {
  type Box,
  framing,
  type MapView,
  panned,
  resized,
  type Size,
  viewBetween,
  WHOLE,
  zoomedAt,
} from "./map-view.ts";

/** Milliseconds that the map takes to move to another place. */
const TRAVEL = 500;

/** Eases in and out. */
const eased = (part: number) => part * part * (3 - 2 * part);

/**
 * Returns the view of the map and functions that change it; moves are animated unless the visitor prefers reduced
 * motion.
 */
export function useMapView(size: Size) {
  const [view, setView] = useState<MapView>(WHOLE);
  const shown = useRef(view);
  /** Current view, or the end of the current move. */
  const goal = useRef(view);
  const frame = useRef(0);

  const set = useCallback((next: MapView) => {
    shown.current = next;
    setView(next);
  }, []);

  const jumpTo = useCallback(
    (to: MapView) => {
      cancelAnimationFrame(frame.current);
      goal.current = to;
      set(to);
    },
    [set],
  );

  const moveTo = useCallback(
    (to: MapView) => {
      if (isStill()) return jumpTo(to);
      cancelAnimationFrame(frame.current);
      goal.current = to;
      const from = shown.current;
      let start = 0;
      const tick = (now: number) => {
        start ||= now;
        const part = Math.min(1, (now - start) / TRAVEL);
        set(viewBetween(from, to, eased(part)));
        if (part < 1) frame.current = requestAnimationFrame(tick);
      };
      frame.current = requestAnimationFrame(tick);
    },
    [set, jumpTo],
  );

  // A new frame size redraws the map, also during a move, which then ends at the same place.
  const drawn = useRef(size);
  useLayoutEffect(() => {
    if (drawn.current === size) return;
    jumpTo(resized(goal.current, drawn.current, size));
    drawn.current = size;
  }, [size, jumpTo]);

  return {
    view,
    shown,
    pan: (dx: number, dy: number) => jumpTo(panned(shown.current, dx, dy, size)),
    zoom: (factor: number, point: { x: number; y: number }) =>
      jumpTo(zoomedAt(shown.current, factor, point, size)),
    zoomInMiddle: (factor: number) =>
      moveTo(zoomedAt(shown.current, factor, { x: size.width / 2, y: size.height / 2 }, size)),
    fit: () => moveTo(WHOLE),
    show: (box: Box, closest: number) => moveTo(framing(box, size, closest)),
  };
}

export type MapViewControl = ReturnType<typeof useMapView>;
