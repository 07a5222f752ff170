import { type RefObject, useLayoutEffect } from "react";
import { setHtmlStyle } from "#/lib/pages/html-attributes.ts";

/**
 * Keeps the page clear of a bar fixed at its foot: its height becomes `--player-height`, the page's bottom padding and
 * the bound of what scrolling to a focused element shows.
 */
export function useReservedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const reserve = () => setHtmlStyle("--player-height", `${bar.current?.offsetHeight ?? 0}px`);
    reserve();
    const observer = new ResizeObserver(reserve);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      setHtmlStyle("--player-height", null);
    };
  }, [bar]);
}
