import { type PointerEvent, useRef } from "react";
import { type Part, partBetween, usePart } from "../part/part.ts";
import { usePlayer } from "../store.ts";
import { follow, PRESS_TOLERANCE } from "./use-strip-pointer.ts";

/** A drag in progress: where it started, and the part that was marked before. */
interface Drag {
  x: number;
  before: ReturnType<typeof usePart.getState>;
}

/**
 * Returns handlers with which a drag along the strip's rail, or anywhere on it with Shift, marks a looping part; a mere
 * press seeks, as anywhere on the strip. Each returns whether it handled the pointer.
 */
export function useLoopDrag() {
  const drag = useRef<Drag | null>(null);
  const draw = (event: PointerEvent<HTMLElement>, from: number): Part | null => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const { duration } = usePlayer.getState();
    const second = (x: number) => ((x - left) / width) * duration;
    return partBetween(second(from), second(event.clientX), duration);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): boolean {
      const onRail = event.target instanceof Element && event.target.closest("[data-loop-rail]") !== null;
      if (!event.isPrimary || event.button !== 0 || !(onRail || event.shiftKey)) return false;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, before: usePart.getState() };
      return true;
    },
    onPointerMove(event: PointerEvent<HTMLElement>): boolean {
      const { current } = drag;
      if (!current) return false;
      const part = draw(event, current.x);
      const src = usePlayer.getState().current?.src ?? null;
      if (part && Math.abs(event.clientX - current.x) > PRESS_TOLERANCE)
        usePart.setState({ src, part, loops: false });
      return true;
    },
    onPointerUp(event: PointerEvent<HTMLElement>): boolean {
      const { current } = drag;
      drag.current = null;
      if (!current) return false;
      if (Math.abs(event.clientX - current.x) <= PRESS_TOLERANCE) follow(event);
      else if (draw(event, current.x)) usePart.setState({ loops: true });
      else usePart.setState(current.before);
      return true;
    },
    onPointerCancel(): void {
      if (drag.current) usePart.setState(drag.current.before);
      drag.current = null;
    },
  };
}
