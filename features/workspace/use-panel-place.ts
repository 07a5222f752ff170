"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { keptInside, movedByKey, type Place } from "./panel-place.ts";

const MARGIN = 24;

function windowSize() {
  // The player's bar is not the panel's ground.
  const player = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue("--player-height"),
  );
  return { width: window.innerWidth, height: window.innerHeight - (player || 0) };
}

/** Where a panel stands, and what moves it: pointer and arrow keys on its handle. It never leaves the window. */
export function usePanelPlace(panel: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place | null>(null);
  const grip = useRef<Place | null>(null);

  const size = () => ({
    width: panel.current?.offsetWidth ?? 0,
    height: panel.current?.offsetHeight ?? 0,
  });
  const moveTo = (wanted: Place) => setPlace(keptInside(wanted, size(), windowSize()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins at the right edge, once, and follows the window
  useEffect(() => {
    const { width, height } = windowSize();
    moveTo({ x: width - size().width - MARGIN, y: height - size().height - MARGIN });
    const onResize = () => setPlace((now) => now && keptInside(now, size(), windowSize()));
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);

  return {
    place,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !place) return;
        grip.current = { x: event.clientX - place.x, y: event.clientY - place.y };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const { current } = grip;
        if (current) moveTo({ x: event.clientX - current.x, y: event.clientY - current.y });
      },
      onPointerUp() {
        grip.current = null;
      },
      onPointerCancel() {
        grip.current = null;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const moved = place && movedByKey(event.key, place);
        if (!moved) return;
        event.preventDefault();
        moveTo(moved);
      },
    },
  };
}
