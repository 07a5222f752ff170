import { type PointerEvent, useEffect, useRef } from "react";
import { wheelIsForMap } from "./map-view.ts";
import type { MapViewControl } from "./use-map-view.ts";

/** Pixels that a press may move and still count as a press. */
const STEADY = 4;

/** Zoom per pixel of the wheel; a wheel that counts in lines has 16 pixels a line. */
const WHEEL_SPEED = 0.002;
const LINE = 16;

type Point = { x: number; y: number };

/**
 * Handles panning by drag, and zooming by wheel and by two fingers, over `frame`. One finger scrolls the page
 * until the map is zoomed. `wandered` returns whether the ending press was a drag, which chooses nothing.
 */
export function useMapGestures(frame: { current: HTMLElement | null }, control: MapViewControl) {
  const pointers = useRef(new Map<number, Point>());
  const way = useRef(0);
  const latest = useRef(control);
  useEffect(() => {
    latest.current = control;
  });

  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      const zoom = latest.current.shown.current.k;
      const wheel = {
        zoom,
        deltaY: event.deltaY,
        pinched: event.ctrlKey || event.metaKey,
        scrollTop: window.scrollY,
      };
      if (!wheelIsForMap(wheel)) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pixels = event.deltaY * (event.deltaMode === 1 ? LINE : 1);
      latest.current.zoom(Math.exp(-pixels * WHEEL_SPEED), {
        x: event.clientX - left,
        y: event.clientY - top,
      });
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [frame]);

  return {
    wandered: () => way.current > STEADY,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        if (pointers.current.size === 0) way.current = 0;
        pointers.current.set(event.pointerId, placeOf(event));
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = placeOf(event);
        pointers.current.set(event.pointerId, now);
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        way.current += Math.hypot(dx, dy);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const spread = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
          const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
          control.pan(dx / 2, dy / 2);
          control.zoom(spread(now) / spread(before), middle);
        } else if (way.current > STEADY) control.pan(dx, dy);
      },
      onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerLeave: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    },
  };
}
