import { type RefObject, useLayoutEffect } from "react";
import { shareNow, subscribeClock } from "../clock.ts";
import { snapToPixel } from "./snap-to-pixel.ts";

/** The content of an element with `data-at`: the played part, the rest, or the playhead between them. */
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
 * Moves the elements under `root` with `data-at="played|rest|head"` along with the clock, pixel by pixel, without
 * rendering and without touching their content. `duration` is the full length in seconds.
 */
export function useFollowedClock(root: RefObject<HTMLElement | null>, duration: number): void {
  useLayoutEffect(() => {
    const move = () => {
      const node = root.current;
      if (!node) return;
      const share = snapToPixel(shareNow(duration), node.clientWidth);
      for (const element of node.querySelectorAll<HTMLElement>("[data-at]")) {
        MOVES[element.dataset.at as Part]?.(element, share);
      }
    };
    move();
    return subscribeClock(move);
  }, [root, duration]);
}
