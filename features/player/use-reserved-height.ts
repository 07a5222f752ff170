import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps the page clear of a bar fixed at its foot: its height becomes `--player-height` (the body's bottom padding)
 * and bounds what scrolling to a focused element shows.
 */
export function useReservedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const reserve = () => {
      root.style.setProperty("--player-height", `${bar.current?.offsetHeight ?? 0}px`);
      root.style.scrollPaddingBottom = "calc(var(--player-height) + 16px)";
    };
    reserve();
    const observer = new ResizeObserver(reserve);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--player-height");
      root.style.scrollPaddingBottom = "";
    };
  }, [bar]);
}
