import { type RefObject, useLayoutEffect } from "react";
import { setHtmlStyle } from "#/lib/pages/html-attributes.ts";

/**
 * Reserves space for a bar fixed at the bottom, and for a message on top of it: their height becomes `--player-height`,
 * which sets the page's bottom padding and its scroll padding.
 */
export function useReservedHeight(bar: RefObject<HTMLElement | null>, message: HTMLElement | null): void {
  useLayoutEffect(() => {
    const reserve = () => {
      // On wide screens the message is within the bar.
      const isOnTop = message && getComputedStyle(message).position === "absolute";
      const above = isOnTop ? message.offsetHeight : 0;
      setHtmlStyle("--player-height", `${(bar.current?.offsetHeight ?? 0) + above}px`);
    };
    reserve();
    const observer = new ResizeObserver(reserve);
    for (const element of [bar.current, message]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [bar, message]);
  useLayoutEffect(() => () => setHtmlStyle("--player-height", null), []);
}
