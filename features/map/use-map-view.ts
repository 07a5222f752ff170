import { useCallback, useEffect, useRef, useState } from "react";
import {
  type Box,
  clamped,
  framing,
  type MapView,
  panned,
  type Size,
  viewBetween,
  WHOLE,
  zoomedAt,
} from "./map-view.ts";

/** Milliseconds that the map takes to move to another place. */
const TRAVEL = 500;

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
/** Slow at both ends. */
const eased = (part: number) => part * part * (3 - 2 * part);

/** The view of the map and the ways to change it; moves to another place are seen, unless motion is unwanted. */
export function useMapView(size: Size) {
  const [view, setView] = useState<MapView>(WHOLE);
  const shown = useRef(view);
  const frame = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);

  const set = useCallback((next: MapView) => {
    shown.current = next;
    setView(next);
  }, []);

  const moveTo = useCallback(
    (to: MapView) => {
      stop();
      if (isStill()) return set(to);
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
    [set, stop],
  );

  // Another size of the frame draws the map anew: what was in the middle stays within it.
  useEffect(() => set(clamped(shown.current, size)), [size, set]);

  return {
    view,
    shown,
    pan: (dx: number, dy: number) => {
      stop();
      set(panned(shown.current, dx, dy, size));
    },
    zoom: (factor: number, point: { x: number; y: number }) => {
      stop();
      set(zoomedAt(shown.current, factor, point, size));
    },
    zoomInMiddle: (factor: number) =>
      moveTo(zoomedAt(shown.current, factor, { x: size.width / 2, y: size.height / 2 }, size)),
    fit: () => moveTo(WHOLE),
    show: (box: Box, closest: number) => moveTo(framing(box, size, closest)),
  };
}

export type MapViewControl = ReturnType<typeof useMapView>;
