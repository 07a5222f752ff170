import { type RefObject, useEffect, useEffectEvent } from "react";

/** Minimum length of a swipe in CSS pixels, and how many times longer it must be vertically than horizontally. */
const LEAST = 48;
const UPRIGHT = 1.5;

/** Calls `then` when a finger swipes up on an element. */
export function useSwipeUp(element: RefObject<HTMLElement | null>, then: () => void): void {
  useSwipe(element, (moved) => moved < -LEAST, then);
}

/** Calls `then` when a finger swipes down on an element, unless it is over a scrolled area. */
export function useSwipeDown(element: RefObject<HTMLElement | null>, then: () => void): void {
  useSwipe(element, (moved) => moved > LEAST, then);
}

function useSwipe(
  element: RefObject<HTMLElement | null>,
  isMeant: (movedDown: number) => boolean,
  then: () => void,
): void {
  const end = useEffectEvent((right: number, down: number) => {
    if (Math.abs(down) > UPRIGHT * Math.abs(right) && isMeant(down)) then();
  });
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let from: Touch | undefined;
    const onStart = (event: TouchEvent) => {
      // On the strip and the film's window a finger moves them, and in a scrolled list it scrolls.
      const isSlider =
        event.target instanceof Element && event.target.closest("[role=slider], input, [data-film]");
      from = isSlider || isScrolled(event.target, box) ? undefined : event.touches[0];
    };
    const onEnd = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      if (from && to) end(to.clientX - from.clientX, to.clientY - from.clientY);
      from = undefined;
    };
    box.addEventListener("touchstart", onStart, { passive: true });
    box.addEventListener("touchend", onEnd, { passive: true });
    return () => {
      box.removeEventListener("touchstart", onStart);
      box.removeEventListener("touchend", onEnd);
    };
  }, [element]);
}

/** Returns whether an ancestor of `target`, up to `box`, is scrolled down. */
function isScrolled(target: EventTarget | null, box: Element): boolean {
  let holder = target instanceof Element ? target : null;
  while (holder && box.contains(holder)) {
    if (holder.scrollTop > 0) return true;
    holder = holder.parentElement;
  }
  return false;
}
