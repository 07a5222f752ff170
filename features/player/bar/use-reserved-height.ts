import { type RefObject, useLayoutEffect } from "react";
import { setHtmlStyle } from "#/lib/pages/html-attributes.ts";

/**
 * Reserves space for a bar fixed at the bottom: its height becomes `--player-height`, which sets the page's bottom
 * padding and its scroll padding.
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
