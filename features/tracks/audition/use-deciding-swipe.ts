import { type RefObject, useEffect, useEffectEvent } from "react";

/** Minimum length of a swipe in CSS pixels, and how much longer it must be along its direction than across. */
const LEAST = 56;
const STRAIGHT = 1.5;

interface Swipes {
  keep: () => void;
  away: () => void;
  next: () => void;
}

/**
 * Handles swipes on an element: right keeps, left puts away, up moves on; `acts` is null while there is nothing to
 * decide.
 */
export function useDecidingSwipe(element: RefObject<HTMLElement | null>, acts: Swipes | null): void {
  const end = useEffectEvent((right: number, down: number) => {
    if (Math.abs(right) > LEAST && Math.abs(right) > STRAIGHT * Math.abs(down)) {
      if (right > 0) acts?.keep();
      else acts?.away();
    } else if (down < -LEAST && -down > STRAIGHT * Math.abs(right)) acts?.next();
  });
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let from: Touch | undefined;
    // The surrounding player opens its large view on a swipe up: here that moves on to the next track.
    const onStart = (event: TouchEvent) => {
      event.stopPropagation();
      from = event.touches.length === 1 ? event.touches[0] : undefined;
      box.style.transition = "";
    };
    const onMove = ({ touches: [to] }: TouchEvent) => {
      const right = from && to ? to.clientX - from.clientX : 0;
      box.style.transform = Math.abs(right) > 8 ? `translateX(${right}px)` : "";
    };
    const onEnd = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      box.style.transition = "transform 160ms";
      box.style.transform = "";
      if (from && to) end(to.clientX - from.clientX, to.clientY - from.clientY);
      from = undefined;
    };
    box.addEventListener("touchstart", onStart, { passive: true });
    box.addEventListener("touchmove", onMove, { passive: true });
    box.addEventListener("touchend", onEnd, { passive: true });
    return () => {
      box.removeEventListener("touchstart", onStart);
      box.removeEventListener("touchmove", onMove);
      box.removeEventListener("touchend", onEnd);
    };
  }, [element]);
}
