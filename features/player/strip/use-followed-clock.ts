import { type RefObject, useLayoutEffect } from "react";
import { clockNow, subscribeClock } from "../clock.ts";

/** What an element marked `data-at` shows of the position: what was played, what remains, or the head between. */
type Part = "played" | "rest" | "head";

const MOVES: Record<Part, (element: HTMLElement, share: number) => void> = {
  played: (element, share) => {
    element.style.clipPath = `inset(0 ${(1 - share) * 100}% 0 0)`;
  },
  rest: (element, share) => {
    element.style.clipPath = `inset(0 0 0 ${share * 100}%)`;
  },
  head: (element, share) => {
    // The head is two pixels wide and stays inside.
    element.style.transform = `translateX(calc(${share} * (100% - 2px)))`;
  },
};

/**
 * Moves the elements under `root` that are marked `data-at="played|rest|head"` with the clock, frame by frame, without
 * rendering and without touching what lies inside them. `duration` is the whole, seconds.
 */
export function useFollowedClock(root: RefObject<HTMLElement | null>, duration: number): void {
  useLayoutEffect(() => {
    const move = () => {
      const share = duration > 0 ? Math.min(1, clockNow() / duration) : 0;
      for (const element of root.current?.querySelectorAll<HTMLElement>("[data-at]") ?? []) {
        MOVES[element.dataset.at as Part]?.(element, share);
      }
    };
    move();
    return subscribeClock(move);
  }, [root, duration]);
}
