import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Handles two fingers on an element: calls `onStart` when they touch, then `onPinch` with their distance as a multiple
 * of the initial one, and the position of their middle in pixels from the element's left. The page itself does not zoom
 * meanwhile.
 */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  { onStart, onPinch }: { onStart: () => void; onPinch: (ratio: number, x: number) => void },
): void {
  const begin = useEffectEvent(onStart);
  const pinch = useEffectEvent(onPinch);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let apart = 0;
    const onTouchStart = ({ touches }: TouchEvent) => {
      apart = distance(touches);
      if (apart > 0) begin();
    };
    const onTouchMove = (event: TouchEvent) => {
      const now = distance(event.touches);
      if (apart === 0 || now === 0) return;
      if (event.cancelable) event.preventDefault();
      pinch(now / apart, middle(event.touches) - box.getBoundingClientRect().left);
    };
    box.addEventListener("touchstart", onTouchStart, { passive: true });
    box.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      box.removeEventListener("touchstart", onTouchStart);
      box.removeEventListener("touchmove", onTouchMove);
    };
  }, [element]);
}

/** Returns the pixels between two fingers; 0 for any other number of fingers. */
function distance([one, other, third]: TouchList): number {
  if (!one || !other || third) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function middle([one, other]: TouchList): number {
  return ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2;
}
