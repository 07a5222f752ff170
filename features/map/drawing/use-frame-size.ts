import { useLayoutEffect, useState } from "react";
import type { Size } from "#/features/map/moving/map-view.ts";

/**
 * Returns the size of an element in whole pixels, and follows its changes; null until it is measured, `unknown`
 * for an element without layout.
 */
export function useFrameSize(frame: { current: HTMLElement | null }, unknown: Size): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const size = width > 0 && height > 0 ? { width, height } : unknown;
      setSize((now) => (now?.width === size.width && now.height === size.height ? now : size));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, unknown]);
  return size;
}
