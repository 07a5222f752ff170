import { type PointerEvent, useRef } from "react";
import { seek } from "../actions.ts";
import { useStripZoom } from "./strip-zoom.ts";

/** CSS pixels that a pointer may move in a press; beyond them it drags. */
export const PRESS_TOLERANCE = 4;

/** Seeks to the position of the pointer on the strip. */
export function follow(event: PointerEvent<HTMLElement>): void {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  seek((event.clientX - left) / width);
}

/**
 * Returns handlers by which a pointer seeks (S68). A mouse seeks where it presses and drags. A finger seeks where it
 * taps, and where it drags unless the strip is magnified, when a drag moves the view; two fingers never seek.
 */
export function useStripPointer() {
  /** Horizontal position at which a single finger landed, while it may still seek. */
  const landed = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === "touch") landed.current = event.isPrimary ? event.clientX : null;
      else if (event.button === 0) {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "touch") {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        return;
      }
      if (landed.current === null || useStripZoom.getState().zoom > 1) return;
      if (Math.abs(event.clientX - landed.current) > PRESS_TOLERANCE) follow(event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === "touch" && landed.current !== null) follow(event);
      landed.current = null;
    },
    onPointerCancel: () => {
      landed.current = null;
    },
  };
}
