"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { keptInside, movedByKey, type Place } from "./panel-place.ts";

/**
 * Returns the requested position of a panel, in CSS pixels from the upper left of the area that contains it (null until
 * it is moved), and the handlers that move it: pointer and arrow keys on its handle. The area keeps the whole panel
 * visible, whatever its size.
 */
export function usePanelPlace(panel: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place | null>(null);
  const grip = useRef<Place | null>(null);

  const currentPlace = () => ({ x: panel.current?.offsetLeft ?? 0, y: panel.current?.offsetTop ?? 0 });
  const moveTo = (wanted: Place) => {
    const { offsetWidth: width = 0, offsetHeight: height = 0, offsetParent: ground } = panel.current ?? {};
    const within = { width: ground?.clientWidth ?? 0, height: ground?.clientHeight ?? 0 };
    setPlace(keptInside(wanted, { width, height }, within));
  };

  return {
    place,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const { x, y } = currentPlace();
        grip.current = { x: event.clientX - x, y: event.clientY - y };
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
        const moved = movedByKey(event.key, currentPlace());
        if (!moved) return;
        event.preventDefault();
        moveTo(moved);
      },
    },
  };
}
