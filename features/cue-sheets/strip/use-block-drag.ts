"use client";

import { type PointerEvent, useRef, useState } from "react";
import { CHANGES, type Change, type Place, snap } from "./strip-blocks.ts";

/** Distance within which an edge snaps to another, CSS pixels. */
const SNAP_DISTANCE = 6;
/** Distance below which a press counts as a click, CSS pixels. */
const CLICK_DISTANCE = 3;

/**
 * Moves a block, or its in or out point, by pointer. `shown` is the place during the drag; it is stored on release, even
 * outside the strip, so that a drag is one undo step.
 */
export function useBlockDrag({
  place,
  framesPerPixel,
  edges,
  onPlace,
}: {
  place: Place;
  framesPerPixel: () => number;
  /** Frames of the edges of other blocks, and of the cursor. */
  edges: readonly number[];
  onPlace: (place: Place) => void;
}) {
  const [shown, setShown] = useState<Place | null>(null);
  const held = useRef<{ x: number; change: Change; hasMoved: boolean } | null>(null);
  const begin = (change: Change) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, change, hasMoved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = held;
    if (!current) return;
    const pixels = event.clientX - current.x;
    if (!current.hasMoved && Math.abs(pixels) < CLICK_DISTANCE) return;
    current.hasMoved = true;
    const scale = framesPerPixel();
    const wanted = CHANGES[current.change](place, pixels * scale);
    setShown(CHANGES[current.change](wanted, snap(wanted, current.change, edges, SNAP_DISTANCE * scale)));
  };
  const end = () => {
    const { current } = held;
    held.current = null;
    if (current?.hasMoved && shown) onPlace(shown);
    setShown(null);
  };
  const handlers = (change: Change) => ({
    onPointerDown: begin(change),
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: () => {
      held.current = null;
      setShown(null);
    },
  });
  return { shown: shown ?? place, isDragged: shown !== null, handlers };
}
